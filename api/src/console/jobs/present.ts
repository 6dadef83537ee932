import type { JobRecord } from '@aaspaas/contract/console/jobs/calls';
import type { HeldEnding } from '../../jobs/ending-queries';
import type { RunRow } from '../../jobs/run-queries';
import type { JobBook, JobTitle } from '../../system/job-book';

/** The jobs of this server in their order, then what only other servers have run. */
export function presentJobs(
  { titles, running }: JobBook,
  runs: readonly RunRow[],
  endings: readonly HeldEnding[],
): JobRecord[] {
  const heldOf = (name: string) => presentHeld(endings.find(({ job }) => job === name));
  const here = titles.map((title) => {
    const run = runs.find(({ job }) => job === title.name);
    const job = running().find(({ name }) => name === title.name);
    const pause_ms = job ? job.pauseMs : (run?.pause_ms ?? null);
    return { ...present(title, run), pause_ms, held: heldOf(title.name), is_here: true };
  });
  const elsewhere = runs.filter(({ job }) => !titles.some(({ name }) => name === job));
  return [
    ...here,
    ...elsewhere.map((run) => ({
      ...present({ name: run.job, title: run.job }, run),
      pause_ms: run.pause_ms,
      held: heldOf(run.job),
      is_here: false,
    })),
  ];
}

const present = ({ name, title }: JobTitle, run: RunRow | undefined) => ({
  job: name,
  title,
  began_at: run?.began_at.toISOString() ?? null,
  took_ms: run?.took_ms ?? null,
  error: run?.error ?? null,
  failed_at: run?.failed_at?.toISOString() ?? null,
  last_error: run?.last_error ?? null,
  next_at: run ? nextOf(run) : null,
});

const presentHeld = (held: HeldEnding | undefined): JobRecord['held'] =>
  held ? { since: held.since.toISOString(), would_end: held.would_end, of_all: held.of_all } : null;

const nextOf = ({ began_at, took_ms, pause_ms }: RunRow): string | null =>
  pause_ms === null ? null : new Date(began_at.getTime() + took_ms + pause_ms).toISOString();
