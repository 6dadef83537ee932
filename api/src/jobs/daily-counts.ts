import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { every, type Job } from '../system/every';
import { countDays } from './daily-count-queries';

const pauseMs = 15 * 60_000;

interface CountingParts {
  readonly database: Db;
  readonly clock: Clock;
  readonly log: (message: string) => void;
}

/** At the start and every quarter of an hour: counting a day again changes nothing. */
export function startCountingDays({ database, clock, log }: CountingParts): Job {
  const counting = every(
    pauseMs,
    () => countDays(database, clock.now()),
    (error) => log(`daily counts: ${String(error)}`),
  );
  void counting.runOnce();
  return counting;
}
