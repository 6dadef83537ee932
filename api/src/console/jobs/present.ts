import type { JobRecord } from '@aaspaas/contract/console/jobs/calls';
import type { RunRow } from '../../jobs/run-queries';
import type { JobBook, JobTitle } from '../../system/job-book';

/** The jobs of this server in their order, then what only other servers have run. */
export function presentJobs({ titles, running }: JobBook, runs: readonly RunRow[]): JobRecord[] {
  const here = titles.map((title) => {
    const run = runs.find(({ job }) => job === title.name);
    const job = running().find(({ name }) => name === title.name);
    return present(title, run, job ? job.pauseMs : (run?.pause_ms ?? null), true);
  });
  const elsewhere = runs.filter(({ job }) => !titles.some(({ name }) => name === job));
  return [
    ...here,
    ...elsewhere.map((run) => present({ name: run.job, title: run.job }, run, run.pause_ms, false)),
  ];
}

const present = (
  { name, title }: JobTitle,
  run: RunRow | undefined,
  pauseMs: number | null,
  isHere: boolean,
): JobRecord => ({
  job: name,
  title,
  pause_ms: pauseMs,
  began_at: run?.began_at.toISOString() ?? null,
  took_ms: run?.took_ms ?? null,
  error: run?.error ?? null,
  failed_at: run?.failed_at?.toISOString() ?? null,
  last_error: run?.last_error ?? null,
  next_at: run ? nextOf(run) : null,
  is_here: isHere,
});

const nextOf = ({ began_at, took_ms, pause_ms }: RunRow): string | null =>
  pause_ms === null ? null : new Date(began_at.getTime() + took_ms + pause_ms).toISOString();
