import type { Db } from '../db/open';
import { repeat, type Job } from '../system/repeat';
import { countDays } from './daily-count-queries';

const pauseMs = 15 * 60_000;

interface CountingParts {
  readonly database: Db;
  /** Of which day it is; null: not in this round. */
  readonly moment: () => Promise<Date | null>;
  readonly log: (message: string) => void;
}

/** At the start and every quarter of an hour: counting a day again changes nothing. */
export function startCountingDays({ database, moment, log }: CountingParts): Job {
  const work = async () => {
    const now = await moment();
    if (now) await countDays(database, now);
  };
  const counting = repeat(pauseMs, work, (error) => log(`daily counts: ${String(error)}`));
  void counting.runOnce();
  return counting;
}
