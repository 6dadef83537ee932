import { dayMs } from '@aaspaas/contract/durations';
import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { readMoments } from './ending-queries';

/** Clocks that are set by the network agree within a second. */
const mostApartMs = 5 * 60_000;
/** After a longer silence between two rounds the clock may have leapt, however well the clocks agree. */
const longestSilenceMs = dayMs;

/**
 * The moment by which a job may end things. Null: not in this round, because the clock may have leapt since the last
 * one, or because another job waits for an admin to look at the clock. So a clock that is wrong for a moment ends
 * nothing, and a server that was off for days ends in its second round what is over.
 */
export async function soundMoment(db: Db, clock: Clock, job: string): Promise<Date | null> {
  const { database_now, last_round, is_held } = await readMoments(db, job);
  const now = clock.now();
  if (apart(now, database_now) > mostApartMs)
    throw new Error(
      `The clock of this machine (${now.toISOString()}) and that of the database (${database_now.toISOString()}) differ. Nothing is ended until they agree.`,
    );
  const hasLeapt = last_round !== null && apart(now, last_round) > longestSilenceMs;
  return hasLeapt || is_held ? null : now;
}

const apart = (one: Date, other: Date): number => Math.abs(one.getTime() - other.getTime());
