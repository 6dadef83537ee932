import { setTimeout as pause } from 'node:timers/promises';
import { listJobs, runJob } from '@aaspaas/contract/console/jobs/calls';
import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { route } from '../../http/route';
import { addAsk, type AskedRound, findAskedRound } from '../../jobs/ask-queries';
import { runAsked } from '../../jobs/run-asked';
import { listRuns } from '../../jobs/run-queries';
import { presentJobs } from './present';

/** Longer than that nobody waits for a page. */
const patienceMs = 20_000;
const lookAgainMs = 100;

export const jobRoutes = [
  route(listJobs, async ({ db, jobBook }) => ({
    result: true,
    jobs: presentJobs(jobBook, await listRuns(db)),
  })),

  route(runJob, async ({ body, actor, db, clock, jobBook }) => {
    if (!jobBook.titles.some(({ name }) => name === body.job))
      throw new Failure('missing', 'This server does not run this job.');
    const about = { subject: 'job', subjectId: null, subjectKey: body.job } as const;
    await recordAuditEntry(db, { actorId: actor.accountId, action: 'job run', ...about }, clock.now());
    const here = jobBook.running().find(({ name }) => name === body.job);
    const round = await (here
      ? within(patienceMs, runAsked({ db, clock }, here))
      : askElsewhere(db, body.job));
    if (round === 'goes on') return { result: true, message: 'It is still running. Look again in a while.' };
    if (!round) throw new Failure('busy', 'The server is about to stop.');
    if (round.error !== null) throw new Failure('mismatch', `It went wrong: ${round.error}`);
    return { result: true, message: `Done in ${sayMs(round.took_ms)}.` };
  }),
];

const sayMs = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | 'goes on'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'goes on'>((resolve) => {
    timer = setTimeout(() => resolve('goes on'), ms);
  });
  return Promise.race([work, patience]).finally(() => clearTimeout(timer));
}

/** The process that runs the job may be another one. */
async function askElsewhere(db: Db, job: string): Promise<AskedRound | 'goes on'> {
  const id = await addAsk(db, job);
  const until = performance.now() + patienceMs;
  for (;;) {
    const round = await findAskedRound(db, id);
    if (round || performance.now() > until) return round ?? 'goes on';
    await pause(lookAgainMs);
  }
}
