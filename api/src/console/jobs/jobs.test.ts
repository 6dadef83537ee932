import { afterAll, beforeAll, expect, test } from 'vitest';
import { listJobs, runJob } from '@aaspaas/contract/console/jobs/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { writeRun } from '../../jobs/run-queries';
import { every } from '../../system/every';
import { openJobBook } from '../../system/job-book';

let testApp: TestApp;
let as: string;
let isBroken = false;
let rounds = 0;

const work = async () => {
  rounds += 1;
  if (isBroken) throw new Error('the disk is full');
};
const job = every(null, work, () => {});

beforeAll(async () => {
  const jobBook = openJobBook();
  jobBook.add({ name: 'photos', title: 'Remove photos', pauseMs: 3_600_000, runOnce: job.runOnce });
  testApp = await bootApp({ jobBook });
  as = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
});
afterAll(() => testApp.stop());

const list = async () => (await testApp.ask(listJobs, {}, { as })).jobs;

test('a job that has not run yet is listed; run now, it says how long it took and when it runs next', async () => {
  expect(await list()).toMatchObject([
    { job: 'photos', title: 'Remove photos', began_at: null, next_at: null, is_here: true },
  ]);
  const { message } = await testApp.ask(runJob, { job: 'photos' }, { as });
  expect([message, rounds]).toEqual([expect.stringMatching(/^Done in \d+ ms\.$/), 1]);
  const [photos] = await list();
  const began = testApp.clock.now();
  expect(photos).toMatchObject({ began_at: began.toISOString(), error: null, pause_ms: 3_600_000 });
  const next = began.getTime() + (photos?.took_ms ?? NaN) + 3_600_000;
  expect(photos?.next_at).toBe(new Date(next).toISOString());
  const entry = await testApp.db.one(
    sql`SELECT action, subject, subject_key FROM audit ORDER BY id DESC LIMIT 1`,
  );
  expect(entry).toEqual({ action: 'job run', subject: 'job', subject_key: 'photos' });
});

test('what goes wrong is said, and stays readable after it went well again', async () => {
  isBroken = true;
  const answer = await testApp.post('/console/run/job', { job: 'photos' }, { as });
  expect([answer.status, answer.body['message']]).toEqual([422, 'It went wrong: Error: the disk is full']);
  expect((await list())[0]?.error).toBe('Error: the disk is full');
  isBroken = false;
  await testApp.ask(runJob, { job: 'photos' }, { as });
  expect((await list())[0]).toMatchObject({ error: null, last_error: 'Error: the disk is full' });
});

test('what another server runs is shown, and is not run here', async () => {
  const run = { job: 'mail', began_at: testApp.clock.now(), took_ms: 5, pause_ms: null, error: null };
  await writeRun(testApp.db, run);
  expect((await list()).map((each) => [each.job, each.is_here])).toEqual([
    ['photos', true],
    ['mail', false],
  ]);
  expect((await testApp.post('/console/run/job', { job: 'mail' }, { as })).status).toBe(404);
});
