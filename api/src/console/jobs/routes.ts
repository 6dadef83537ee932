import { setTimeout as pause } from 'node:timers/promises';
import { allowEnding, listJobs, runJob } from '@aaspaas/contract/console/jobs/calls';
import { Failure } from '@aaspaas/contract/failure';
import { type Sentence, says } from '@aaspaas/contract/says';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { route } from '../../http/route';
import { addJobRequest, type RequestedRound, findRequestedRound, listRuns } from '../../jobs/run-queries';
import { allowEnding as writeWord, listHeldEndings } from '../../jobs/ending-queries';
import { runRequested } from '../../jobs/record-runs';
import type { Clock } from '../../system/clock';
import type { JobBook } from '../../system/job-book';
import { presentJobs } from './present';

/** The browser gives up after 15 s. */
const patienceMs = 10_000;
const pollEveryMs = 100;

export const jobRoutes = [
  route(listJobs, async ({ db, jobBook }) => ({
    result: true,
    jobs: presentJobs(jobBook, await listRuns(db), await listHeldEndings(db)),
  })),

  route(runJob, async (context) => {
    const { body, actor, db, clock } = context;
    refuseUnknown(context, body.job);
    const about = { subject: 'job', subjectId: null, subjectKey: body.job } as const;
    await recordAuditEntry(db, { actorId: actor.accountId, action: 'job run', ...about }, clock.now());
    return { result: true, message: await runNow(context, body.job) };
  }),

  route(allowEnding, async (context) => {
    const { body, actor, db, clock } = context;
    const { job, would_end } = body;
    refuseUnknown(context, job);
    const about = { subject: 'job', subjectId: null, subjectKey: job, detail: { would_end } } as const;
    await db.transaction(async (tx) => {
      if (!(await writeWord(tx, job, would_end, clock.now())))
        throw new Failure('taken', 'This number has changed meanwhile. Please look again.');
      await recordAuditEntry(
        tx,
        { actorId: actor.accountId, action: 'ending allowed', ...about },
        clock.now(),
      );
    });
    return { result: true, message: await runNow(context, job) };
  }),
];

interface Runs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobBook: JobBook;
}

function refuseUnknown({ jobBook }: Runs, job: string): void {
  if (!jobBook.titles.some(({ name }) => name === job))
    throw new Failure('missing', 'This server does not run this job.');
}

/** How it went, in a sentence. */
async function runNow({ db, clock, jobBook }: Runs, job: string): Promise<Sentence> {
  const here = jobBook.running().find(({ name }) => name === job);
  const round = await (here ? within(patienceMs, runRequested({ db, clock }, here)) : askElsewhere(db, job));
  if (round === 'goes on') return 'It is still running. Look again in a while.';
  if (!round) throw new Failure('busy', 'The server is about to stop.');
  if (round.error !== null)
    throw new Failure('mismatch', says('It went wrong: {error}', { error: round.error }));
  return says('Done in {time}.', { time: sayMs(round.took_ms) });
}

const sayMs = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | 'goes on'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'goes on'>((resolve) => {
    timer = setTimeout(() => resolve('goes on'), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}

/** The process that runs the job may be another one. */
async function askElsewhere(db: Db, job: string): Promise<RequestedRound | 'goes on'> {
  const id = await addJobRequest(db, job);
  const until = performance.now() + patienceMs;
  for (;;) {
    const round = await findRequestedRound(db, id);
    if (round || performance.now() > until) return round ?? 'goes on';
    await pause(pollEveryMs);
  }
}
