import type { JobRecord } from '@aaspaas/contract/console/jobs/calls';
import type { RunRow } from '../../jobs/run-queries';
import type { BookedJob } from '../../system/job-book';

/** The jobs of this server in their order, then what only other servers have run. */
export function presentJobs(booked: readonly BookedJob[], runs: readonly RunRow[]): JobRecord[] {
  const here = booked.map((job) =>
    present(
      job,
      runs.find((run) => run.job === job.name),
    ),
  );
  const elsewhere = runs.filter((run) => !booked.some(({ name }) => name === run.job));
  return [...here, ...elsewhere.map((run) => present(null, run))];
}

function present(job: BookedJob | null, run: RunRow | undefined): JobRecord {
  const name = job?.name ?? run?.job ?? '';
  return {
    job: name,
    title: job?.title ?? name,
    pause_ms: job ? job.pauseMs : (run?.pause_ms ?? null),
    began_at: run?.began_at.toISOString() ?? null,
    took_ms: run?.took_ms ?? null,
    error: run?.error ?? null,
    failed_at: run?.failed_at?.toISOString() ?? null,
    last_error: run?.last_error ?? null,
    next_at: run ? nextOf(run) : null,
    is_here: job !== null,
  };
}

const nextOf = ({ began_at, took_ms, pause_ms }: RunRow): string | null =>
  pause_ms === null ? null : new Date(began_at.getTime() + took_ms + pause_ms).toISOString();
