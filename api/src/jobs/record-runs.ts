import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import type { BookedJob } from '../system/job-book';
import { type RequestedRound, writeRun } from './run-queries';
import type { Job, Round } from '../system/repeat';

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

/** A job that runs every few seconds is written down once a minute while nothing new happens. */
const atMostEveryMs = 60_000;

interface Recorder {
  readonly database: Db;
  readonly clock: Clock;
}

/** Keeps the last round of the job in the table of runs, for the console. A round that cannot be kept is no failure. */
export function recordRuns({ database, clock }: Recorder, name: string, job: Job): void {
  let writtenAt = -Infinity;
  let written: string | null = null;
  job.watch(async ({ tookMs, error }: Round) => {
    const text = error === null ? null : sayError(error);
    const now = clock.now().getTime();
    if (text === written && Math.abs(now - writtenAt) < atMostEveryMs) return;
    const began_at = new Date(now - tookMs);
    const run = { job: name, began_at, took_ms: tookMs, pause_ms: job.pauseMs, error: text };
    await writeRun(database, run).then(
      () => {
        writtenAt = now;
        written = text;
      },
      () => {},
    );
  });
}
