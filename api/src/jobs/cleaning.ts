import type { Db } from '../db/open';
import { repeat, type Job } from '../system/repeat';
import { cleanOldRows } from './cleaning-queries';

const hourMs = 60 * 60_000;

interface CleaningParts {
  readonly database: Db;
  /** By which things end; null: not in this round. */
  readonly moment: () => Promise<Date | null>;
  readonly log: (message: string) => void;
}

/** Every hour; what one process has deleted the next does not find. */
export function startCleaning({ database, moment, log }: CleaningParts): Job {
  const work = async () => {
    const now = await moment();
    if (now) await cleanOldRows(database, now);
  };
  return repeat(hourMs, work, (error) => log(`cleaning: ${String(error)}`));
}
