import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../test/boot';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { repeat } from '../system/repeat';
import { recordRuns } from './record-runs';
import { listRuns } from './run-queries';

let fresh: FreshDatabase;
const clock = testClock();

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('the last round of a job is kept, its error stays readable after it went well again', async () => {
  let isBroken = false;
  const work = async () => {
    if (isBroken) throw new Error('the disk is full');
  };
  const job = repeat(null, work, () => {});
  recordRuns({ database: fresh.database, clock }, 'photos', job);
  const run = async () => (await listRuns(fresh.database)).find(({ job: name }) => name === 'photos');
  await job.runOnce();
  expect(await run()).toMatchObject({ error: null, last_error: null });

  isBroken = true;
  await job.runOnce();
  const failedAt = (await run())?.failed_at;
  expect(failedAt?.getTime()).toBeLessThanOrEqual(clock.now().getTime());

  isBroken = false;
  clock.advance(1000);
  await job.runOnce();
  expect(await run()).toMatchObject({
    error: null,
    last_error: 'Error: the disk is full',
    failed_at: failedAt,
  });
  await job.stop();
});

test('a job of every second is written down once a minute while nothing new happens', async () => {
  const job = repeat(
    null,
    async () => {},
    () => {},
  );
  recordRuns({ database: fresh.database, clock }, 'mail', job);
  const beganAt = async () => {
    await job.runOnce();
    return (await listRuns(fresh.database)).find((run) => run.job === 'mail')?.began_at;
  };
  const first = await beganAt();
  clock.advance(30_000);
  expect(await beganAt()).toEqual(first);
  clock.advance(31_000);
  expect((await beganAt())?.getTime()).toBeGreaterThan(first?.getTime() ?? Infinity);
  // A clock that was ahead is set right.
  clock.advance(-1e9);
  expect((await beganAt())?.getTime()).toBeLessThan(first?.getTime() ?? 0);
});

test('a run that cannot be kept does not fail the job', async () => {
  const said: unknown[] = [];
  const job = repeat(
    null,
    async () => {},
    (error) => void said.push(error),
  );
  recordRuns({ database: fresh.database, clock }, 'x'.repeat(10), job);
  await fresh.database.script('ALTER TABLE job_run RENAME TO elsewhere');
  await job.runOnce();
  await fresh.database.script('ALTER TABLE elsewhere RENAME TO job_run');
  expect(said).toEqual([]);
});
