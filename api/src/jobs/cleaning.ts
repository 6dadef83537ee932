import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { every, type Job } from '../system/every';
import { cleanOldRows } from './cleaning-queries';

const hourMs = 60 * 60_000;

interface CleaningParts {
  readonly database: Db;
  readonly clock: Clock;
  readonly log: (message: string) => void;
}

/** Every hour; what one process has deleted the next does not find. */
export function startCleaning({ database, clock, log }: CleaningParts): Job {
  const work = () => cleanOldRows(database, clock.now());
  return every(hourMs, work, (error) => log(`cleaning: ${String(error)}`));
}
