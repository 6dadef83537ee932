import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import type { Job, Round } from '../system/repeat';
import { sayError } from './run-asked';
import { writeRun } from './run-queries';

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
