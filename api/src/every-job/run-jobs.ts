import { holdLock } from '../db/hold-lock';
import { jobRequestChannel, finishJobRequest, returnJobRequest, claimJobRequests } from '../jobs/run-queries';
import { runRequested } from '../jobs/record-runs';
import { type JobParts, startCommonJobs, type StartedJobs, startOwnJobs } from './start-jobs';

/** An arbitrary number, but the same in every process that runs jobs. */
const jobLock = 7_203_043;

/**
 * What the server does by itself, from the start of this process to its end. What is to be done once for all is done by
 * one process of all that use the database.
 */
export function runJobs(parts: JobParts): StartedJobs {
  const own = startOwnJobs(parts);
  let common: StartedJobs | null = null;
  const answer = () => {
    if (common) answerJobRequests(parts).catch(parts.reportError);
  };
  parts.listener.on(jobRequestChannel, answer);
  const holding = holdLock(parts.databaseUrl, jobLock, {
    begin: () => {
      common = startCommonJobs(parts);
      answer();
    },
    end: async () => {
      const ending = common;
      common = null;
      await ending?.stop();
    },
  });
  return { stop: async () => void (await Promise.all([own.stop(), holding.stop()])) };
}

/** Runs what the console of any process has asked for. */
export async function answerJobRequests({
  patient,
  clock,
  jobBook,
}: Pick<JobParts, 'patient' | 'clock' | 'jobBook'>): Promise<void> {
  const jobs = jobBook.running();
  const requests = await claimJobRequests(
    patient,
    jobs.map(({ name }) => name),
  );
  const answerOne = async ({ id, job: name }: { readonly id: number; readonly job: string }) => {
    const job = jobs.find((each) => each.name === name);
    const round = job && (await runRequested({ db: patient, clock }, job));
    await (round ? finishJobRequest(patient, id, round) : returnJobRequest(patient, id));
  };
  await Promise.all(requests.map(answerOne));
}
