import { listJobs, runJob } from '@aaspaas/contract/console/jobs/calls';
import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { route } from '../../http/route';
import { listRuns, writeRun } from '../../jobs/run-queries';
import type { Round } from '../../system/every';
import type { BookedJob } from '../../system/job-book';
import { presentJobs } from './present';

/** Longer than that nobody waits for a page. */
const patienceMs = 20_000;

export const jobRoutes = [
  route(listJobs, async ({ db, jobBook }) => ({
    result: true,
    jobs: presentJobs(jobBook.all(), await listRuns(db)),
  })),

  route(runJob, async ({ body, actor, db, clock, jobBook }) => {
    const job = jobBook.all().find(({ name }) => name === body.job);
    if (!job) throw new Failure('missing', 'This server does not run this job.');
    const about = { subject: 'job', subjectId: null, subjectKey: job.name } as const;
    await recordAuditEntry(db, { actorId: actor.accountId, action: 'job run', ...about }, clock.now());
    const began = clock.now();
    const round = await within(patienceMs, job.runOnce());
    if (round === 'goes on') return { result: true, message: 'It is still running. Look again in a while.' };
    if (!round) throw new Failure('busy', 'The server is about to stop.');
    await keep(db, job, round, began);
    if (round.error !== null) throw new Failure('mismatch', `It went wrong: ${sayError(round.error)}`);
    return { result: true, message: `Done in ${sayMs(round.tookMs)}.` };
  }),
];

/** A round that somebody asked for is always written down, also one that is like the last. */
const keep = (db: Db, { name, pauseMs }: BookedJob, { tookMs, error }: Round, began: Date): Promise<void> =>
  writeRun(db, {
    job: name,
    began_at: began,
    took_ms: tookMs,
    pause_ms: pauseMs,
    error: error === null ? null : sayError(error),
  });

const sayError = (error: unknown): string => String(error).slice(0, 300);

const sayMs = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | 'goes on'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'goes on'>((resolve) => {
    timer = setTimeout(() => resolve('goes on'), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
