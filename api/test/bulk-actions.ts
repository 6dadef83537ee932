import { startBulkActions } from '../src/console/bulk/job';
import type { TestApp } from './boot';

/** The job's round, in two processes at the same moment. */
export async function workThroughBulk({ db, clock }: TestApp): Promise<void> {
  const job = () =>
    startBulkActions({
      database: db,
      clock,
      log: (says) => {
        throw new Error(says);
      },
      publicUrl: () => 'https://aaspaas.example',
    });
  const jobs = [job(), job()];
  await Promise.all(jobs.map(({ runOnce }) => runOnce()));
  await Promise.all(jobs.map(({ stop }) => stop()));
}
