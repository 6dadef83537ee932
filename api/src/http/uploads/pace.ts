/** How slowly a body may come in. */
export interface PaceLimits {
  /** A line that pauses, at the beginning or later, has so much time for it in all. */
  readonly graceMs: number;
  /** On average over the rest. */
  readonly leastBytesASecond: number;
}

/** A body that is still coming in. */
export interface Body {
  /** So many have come. */
  bytes(): number;
  /** Whether it is us who have not read yet what has come. */
  isWaitingForUs(): boolean;
  cutOff(): void;
}

const tickMs = 1000;

/** How fast one body comes. Only the time that its sender takes counts. */
export class Pace {
  #ms = 0;
  readonly #limits: PaceLimits;
  readonly #body: Body;

  constructor(body: Body, limits: PaceLimits) {
    this.#body = body;
    this.#limits = limits;
  }

  /** After some time has gone by: is the sender too slow? */
  isTooSlowAfter(ms: number): boolean {
    if (!this.#body.isWaitingForUs()) this.#ms += ms;
    const { graceMs, leastBytesASecond } = this.#limits;
    return this.#body.bytes() < (leastBytesASecond * (this.#ms - graceMs)) / 1000;
  }

  /** The first second tells little about a body that has just begun. */
  bytesASecond(): number {
    return (this.#body.bytes() * 1000) / (this.#ms + tickMs);
  }
}

/** Cuts a body off when it comes too slowly, until it is told to stop. Ticks that come late count once. */
export function watchPace(pace: Pace, body: Body): () => void {
  const timer = setInterval(() => {
    if (pace.isTooSlowAfter(tickMs)) body.cutOff();
  }, tickMs);
  return () => clearInterval(timer);
}
