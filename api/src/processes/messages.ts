import type { Sighting } from '../http/list-limits';

/** What a worker says to the first process. */
export interface FromWorker {
  /** The URL that it listens on, once it does. */
  readonly ready?: string;
  /** For the other workers. */
  readonly sightings?: readonly Sighting[];
}

/** What the first process says to a worker. */
export interface ToWorker {
  readonly stop?: true;
  readonly sightings?: readonly Sighting[];
}
