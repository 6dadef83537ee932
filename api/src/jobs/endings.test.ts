import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowEnding, listJobs } from '@aaspaas/contract/console/jobs/calls';
import { readChecks } from '@aaspaas/contract/console/today/calls';
import { bootApp, type TestApp, testClock } from '../../test/boot';
import { makeAccount, makeShop, putStatus, signIn } from '../../test/make';
import { makeManyShops } from '../../test/make-many';
import { sql } from '../db/sql';
import { startExpiring } from '../payments/expiry';
import type { Job } from '../system/repeat';
import { openJobBook } from '../system/job-book';
import { writeRun } from './run-queries';
import { soundMoment } from './sound-moment';

const dayMs = 24 * 60 * 60_000;
/** As the database's clock, which no test can move. */
const clock = testClock(new Date().toISOString());
const daysFromNow = (days: number) => new Date(clock.now().getTime() + days * dayMs);
const title = 'End listings whose time is over';

let testApp: TestApp;
let as: string;
let expiry: Job;
const said: string[] = [];

beforeAll(async () => {
  const jobBook = openJobBook([{ name: 'expiry', title }]);
  testApp = await bootApp({ clock, jobBook });
  as = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), clock.now());
  await makeManyShops(testApp.db, 39);
  await payAllUntil(daysFromNow(300));
  expiry = startExpiring({
    database: testApp.db,
    moment: () => soundMoment(testApp.db, clock, 'expiry'),
    log: (says) => void said.push(says),
    publicUrl: () => 'https://aaspaas.example',
  });
  expiry.watch(({ tookMs }) => lastRoundWas(clock.now(), tookMs));
  jobBook.add({ name: 'expiry', title, pauseMs: null, runOnce: expiry.runOnce });
  await nextRound();
});
afterAll(async () => {
  await expiry.stop();
  await testApp.stop();
});

const payAllUntil = (end: Date) => testApp.db.run(sql`UPDATE shop SET paid_until = ${end}`);

const live = async () =>
  (await testApp.db.one<{ count: number }>(sql`SELECT count(*) FROM shop WHERE status = 'active'`)).count;

const lastRoundWas = (began_at: Date, took_ms = 1) =>
  writeRun(testApp.db, { job: 'expiry', began_at, took_ms, pause_ms: null, error: null });

/** The database's clock goes on as well; a few minutes apart do no harm. */
const nextRound = () => {
  clock.advance(10_000);
  return expiry.runOnce();
};

const endings = async () => {
  const { checks } = await testApp.ask(readChecks, {}, { as });
  return checks.find(({ name }) => name === 'endings');
};

describe('forty listings, from one bad clock to the next', { shuffle: false }, () => {
  test('a clock that is 400 days ahead of the database ends nothing, and says so', async () => {
    clock.advance(400 * dayMs);
    await nextRound();
    clock.advance(-400 * dayMs);
    // The last round was in the future; the one after next is an ordinary one.
    await nextRound();
    await nextRound();
    expect(await live()).toBe(40);
    expect(said.splice(0)).toEqual([
      expect.stringMatching(/^expiry: Error: The clock of this machine .* differ/),
    ]);
  });

  test('the first round after a leap of both clocks ends nothing; the next ends no more than 5 % without a word', async () => {
    await payAllUntil(daysFromNow(-100));
    await lastRoundWas(daysFromNow(-400));
    await nextRound();
    expect([await live(), said]).toEqual([40, []]);
    expect(await endings()).toMatchObject({ state: 'good' });

    await nextRound();
    expect(await live()).toBe(40);
    expect(said.splice(0)).toEqual([
      'expiry: Error: 40 of 40 live listings would end at once. Nothing was ended: it waits for your word.',
    ]);
    expect(await endings()).toMatchObject({
      state: 'bad',
      says: '40 of 40 live listings would end at once. Is the server’s clock right?',
    });
    // What else would delete by the same clock waits too.
    expect(await soundMoment(testApp.db, clock, 'cleaning')).toBeNull();
  });

  test('nothing waits any more once the clock is right', async () => {
    await payAllUntil(daysFromNow(300));
    await nextRound();
    expect(await endings()).toMatchObject({ state: 'good' });
    expect(await soundMoment(testApp.db, clock, 'cleaning')).toEqual(clock.now());
  });

  test('two of forty end by themselves', async () => {
    await testApp.db.run(sql`
    UPDATE shop SET paid_until = ${daysFromNow(-1)} WHERE id IN (SELECT id FROM shop ORDER BY id LIMIT 2)`);
    await nextRound();
    expect([await live(), said]).toEqual([38, []]);
  });

  test('an admin’s word about that very number ends them, once', async () => {
    await payAllUntil(daysFromNow(-1));
    await nextRound();
    said.length = 0;
    const { jobs } = await testApp.ask(listJobs, {}, { as });
    expect(jobs[0]?.held).toMatchObject({ would_end: 38, of_all: 38 });
    const say = (would_end: number) => testApp.post(allowEnding.path, { job: 'expiry', would_end }, { as });
    expect((await say(37)).status).toBe(409);
    expect(await live()).toBe(38);
    expect((await say(38)).status).toBe(200);
    expect(await live()).toBe(0);
    expect((await say(38)).status).toBe(409);
    const [entry] = await testApp.db.many(sql`SELECT detail FROM audit WHERE action = 'ending allowed'`);
    expect(entry).toEqual({ detail: { would_end: 38 } });
  });

  test('what ended with its paid time ahead is put back, with its audit entry; a suspension stays', async () => {
    const suspended = await makeShop(testApp.db);
    await putStatus(testApp.db, suspended.id, 'suspended');
    await payAllUntil(daysFromNow(300));
    expect(await live()).toBe(0);
    await nextRound();
    expect(await live()).toBe(40);
    const entries = await testApp.db.many<{ actor_id: null }>(
      sql`SELECT actor_id, detail FROM audit WHERE action = 'listing put back'`,
    );
    expect(entries).toHaveLength(40);
    expect(entries[0]).toEqual({ actor_id: null, detail: { from: 'expired', to: 'active' } });
    const mails = await testApp.db.many(sql`SELECT FROM outbox WHERE subject LIKE '%live%'`);
    expect(mails).toEqual([]);
  });
});
