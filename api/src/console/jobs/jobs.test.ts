import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listJobs, runJob } from '@aaspaas/contract/console/jobs/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { answerJobRequests } from '../../every-job/run-jobs';
import { writeRun } from '../../jobs/run-queries';
import { repeat } from '../../system/repeat';
import { openJobBook } from '../../system/job-book';

let testApp: TestApp;
let as: string;
let isBroken = false;
let rounds = 0;

const work = async () => {
  rounds += 1;
  if (isBroken) throw new Error('the disk is full');
};
const job = repeat(null, work, () => {});

beforeAll(async () => {
  const jobBook = openJobBook([
    { name: 'photos', title: 'Remove photos' },
    { name: 'expiry', title: 'End listings' },
  ]);
  jobBook.add({ name: 'photos', title: 'Remove photos', pauseMs: 3_600_000, runOnce: job.runOnce });
  testApp = await bootApp({ jobBook });
  as = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
});
beforeEach(async () => {
  rounds = 0;
  await testApp.db.run(sql`DELETE FROM job_run`);
});
afterAll(() => testApp.stop());

const list = async () => (await testApp.ask(listJobs, {}, { as })).jobs;

test('a job that has not run yet is listed; run now, it says how long it took and when it runs next', async () => {
  expect(await list()).toMatchObject([
    { job: 'photos', title: 'Remove photos', began_at: null, next_at: null, is_here: true },
    { job: 'expiry', title: 'End listings', pause_ms: null, is_here: true },
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

describe('a job that another process runs', () => {
  let elsewhere = openJobBook();
  beforeEach(() => void (elsewhere = openJobBook()));
  const expiry = { name: 'expiry', title: 'End listings', pauseMs: 60_000 };
  const answer = () => answerJobRequests({ patient: testApp.db, clock: testApp.clock, jobBook: elsewhere });
  const asked = () => testApp.db.many(sql`SELECT FROM job_ask WHERE taken_at IS NULL`);

  /** What the console answers, once the other process has heard of the request. */
  async function askAndAnswer() {
    const reply = testApp.post('/console/run/job', { job: 'expiry' }, { as });
    await vi.waitUntil(async () => (await asked()).length === 1);
    await answer();
    return (await reply).body['message'];
  }

  test('is asked for there, and the console says how it went', async () => {
    const round = { tookMs: 1200, error: null };
    elsewhere.add({ ...expiry, runOnce: async () => round });
    expect(await askAndAnswer()).toBe('Done in 1.2 s.');
    elsewhere.remove('expiry');
    elsewhere.add({ ...expiry, runOnce: async () => ({ ...round, error: new Error('the disk is full') }) });
    expect(await askAndAnswer()).toBe('It went wrong: Error: the disk is full');
    elsewhere.remove('expiry');
    expect((await list())[1]).toMatchObject({
      job: 'expiry',
      is_here: true,
      took_ms: 1200,
      pause_ms: 60_000,
    });
  });

  test('is left to the next process where the one that was asked is about to stop', async () => {
    elsewhere.add({ ...expiry, runOnce: async () => null });
    const reply = testApp.post('/console/run/job', { job: 'expiry' }, { as });
    await vi.waitUntil(async () => (await asked()).length === 1);
    await answer();
    expect(await asked()).toHaveLength(1);
    elsewhere.remove('expiry');
    elsewhere.add({ ...expiry, runOnce: async () => ({ tookMs: 5, error: null }) });
    await answer();
    expect((await reply).body['message']).toBe('Done in 5 ms.');
  });
});

test('what another server runs is shown, and is not run here', async () => {
  const run = { job: 'mail', began_at: testApp.clock.now(), took_ms: 5, pause_ms: null, error: null };
  await writeRun(testApp.db, run);
  expect((await list()).map((each) => [each.job, each.is_here])).toEqual([
    ['photos', true],
    ['expiry', true],
    ['mail', false],
  ]);
  expect((await testApp.post('/console/run/job', { job: 'mail' }, { as })).status).toBe(404);
});
