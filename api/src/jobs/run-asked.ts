import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import type { BookedJob } from '../system/job-book';
import type { RequestedRound } from './request-queries';
import { writeRun } from './run-queries';

const longestError = 300;

/** As the console shows it. */
export const sayError = (error: unknown): string =>
  (error instanceof Error ? String(error) : JSON.stringify(error)).slice(0, longestError);

/**
 * A round that somebody asked for. It is always written down, also when it is like the last. Null: the job had been
 * stopped.
 */
export async function runRequested(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { name, pauseMs, runOnce }: BookedJob,
): Promise<RequestedRound | null> {
  const began_at = clock.now();
  const round = await runOnce();
  if (!round) return null;
  const error = round.error === null ? null : sayError(round.error);
  const asked = { took_ms: round.tookMs, error };
  await writeRun(db, { job: name, began_at, pause_ms: pauseMs, ...asked });
  return asked;
}
