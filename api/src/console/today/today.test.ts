import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Grade } from '@aaspaas/contract/roles/grades';
import type { CheckName } from '@aaspaas/contract/console/today/checks';
import {
  noteBackup,
  readChecks,
  readClock,
  readTrends,
  readWaiting,
  sendTestMail,
} from '@aaspaas/contract/console/today/calls';
import { bootApp, type TestApp, testClock } from '../../../test/boot';
import {
  makeAccount,
  makeAgent,
  makeReview,
  makeShop,
  proveSession,
  putStatus,
  signIn,
} from '../../../test/make';
import { sql } from '../../db/sql';
import { countDays } from '../../jobs/daily-count-queries';
import { writeSetting } from '../../settings/queries';

let testApp: TestApp;
let chief: string;

beforeAll(async () => {
  testApp = await bootApp();
  chief = await enter('chief');
});
afterAll(() => testApp.stop());

async function enter(grade: Grade, { db, clock } = testApp): Promise<string> {
  const token = await signIn(db, await makeAccount(db, 'admin', { grade }), clock.now());
  await proveSession(db, token, clock.now());
  return token;
}

const hoursAgo = (hours: number): Date => new Date(testApp.clock.now().getTime() - hours * 60 * 60_000);

describe('what waits', () => {
  beforeAll(async () => {
    const { db } = testApp;
    await db.run(sql`DELETE FROM outbox`);
    const [shop, author, agent] = [await makeShop(db), await makeAccount(db), await makeAgent(db)];
    const review = await makeReview(db, shop, author);
    const reporters = [await makeAccount(db), await makeAccount(db)];
    for (const [at, reporter] of reporters.entries())
      await db.run(sql`INSERT INTO review_report (review_id, reporter_id, reason, created_at)
        VALUES (${review}, ${reporter.id}, 'spam', ${hoursAgo(5 - at)})`);
    await db.run(sql`INSERT INTO payment (shop_id, reference, amount_paise, state, submitted_at)
      VALUES (${shop.id}, 'AAAA1111', 50000, 'submitted', ${hoursAgo(2)})`);
    await db.run(sql`INSERT INTO payment (reference, amount_paise) VALUES ('AAAA2222', 50000)`);
    await db.run(sql`INSERT INTO listing_edit (shop_id, first_at, last_at, before)
      VALUES (${shop.id}, ${hoursAgo(9)}, ${hoursAgo(1)}, '{}')`);
    await db.run(sql`INSERT INTO licence_check (account_id, state, since)
      VALUES (${agent.id}, 'waiting', ${hoursAgo(3)})
      ON CONFLICT (account_id) DO UPDATE SET state = excluded.state, since = excluded.since`);
    await db.run(sql`INSERT INTO outbox (recipient, subject, text_body, html_body, attempts, created_at, worth_until)
      VALUES ('a@example.in', 'Lost', '', '', 2, ${hoursAgo(1)}, now()),
        ('b@example.in', 'Not tried yet', '', '', 0, ${hoursAgo(99)}, now())`);
  });

  const kindsFor = async (grade: Grade) => {
    const { items, total } = await testApp.ask(readWaiting, {}, { as: await enter(grade) });
    expect(total).toBe(items.length);
    return items.map(({ kind }) => kind);
  };

  test('is counted by thing, not by complaint, and comes oldest first', async () => {
    const { items, total, has_second_factor } = await testApp.ask(readWaiting, {}, { as: chief });
    expect(items).toEqual([
      { kind: 'edits', count: 1, oldest_at: hoursAgo(9).toISOString() },
      { kind: 'reports', count: 1, oldest_at: hoursAgo(5).toISOString() },
      { kind: 'licences', count: 1, oldest_at: hoursAgo(3).toISOString() },
      { kind: 'payments', count: 1, oldest_at: hoursAgo(2).toISOString() },
      { kind: 'mail', count: 1, oldest_at: hoursAgo(1).toISOString() },
    ]);
    expect([total, has_second_factor]).toEqual([5, false]);
  });

  test('is each grade’s own work; who may only look sees all', async () => {
    expect(await kindsFor('cashier')).toEqual(['edits', 'payments']);
    expect(await kindsFor('moderator')).toEqual(['edits', 'reports', 'licences']);
    expect(await kindsFor('viewer')).toHaveLength(5);
  });
});

describe('the checks', () => {
  const statesOf = async () => {
    const { checks } = await testApp.ask(readChecks, {}, { as: chief });
    return Object.fromEntries(checks.map(({ name, state }) => [name, state]));
  };

  beforeEach(async () => {
    for (const table of [sql`outbox`, sql`setting`, sql`backup_made`])
      await testApp.db.run(sql`DELETE FROM ${table}`);
  });

  test('of a server as it comes', async () => {
    expect(await statesOf()).toMatchObject({
      https: 'good',
      mail: 'unknown',
      demo: 'good',
      upi: 'bad',
      support: 'bad',
      officer: 'bad',
      charity: 'bad',
      backup: 'bad',
    });
  });

  const sendOne = () =>
    testApp.db.run(sql`INSERT INTO outbox (recipient, subject, text_body, html_body, sent_at, worth_until)
      VALUES ('a@example.in', 'There', '', '', ${testApp.clock.now()}, now())`);

  test('of one that is set up', async () => {
    const { db, clock } = testApp;
    const values = {
      upi_id: 'aaspaas@okbank',
      support_phone: '+919876543210',
      charity_url: 'https://asha.example/',
      grievance_name: 'Meera Nair',
    } as const;
    for (const [name, value] of Object.entries(values))
      // The names are those above.
      await writeSetting(db, name as keyof typeof values, value, clock.now());
    await testApp.ask(noteBackup, {}, { as: chief });
    await sendOne();
    const { disk, ...rest } = await statesOf();
    expect(new Set(Object.values(rest))).toEqual(new Set(['good']));
    expect(['good', 'bad']).toContain(disk);
  });

  /** What another server on the same database finds, which differs from the first as the test wants it. */
  async function findingBeside(name: CheckName, options: Parameters<typeof bootApp>[0]) {
    const other = await bootApp({ beside: testApp, ...options });
    const token = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), other.clock.now());
    const { checks } = await other.ask(readChecks, {}, { as: token });
    await other.stop();
    return checks.find((check) => check.name === name);
  }

  const daysLater = (days: number): string => hoursAgo(-days * 24).toISOString();

  test('a backup is old after a week', async () => {
    await testApp.ask(noteBackup, {}, { as: chief });
    expect(await findingBeside('backup', { clock: testClock(daysLater(7)) })).toMatchObject({
      state: 'good',
    });
    expect(await findingBeside('backup', { clock: testClock(daysLater(8)) })).toEqual({
      name: 'backup',
      state: 'bad',
      says: 'The last backup was made 8 days ago.',
    });
  });

  test('a full disk', async () => {
    const space = async () => ({ freeBytes: 1e6, wholeBytes: 100e9 });
    expect(await findingBeside('disk', { space })).toMatchObject({
      state: 'bad',
      says: 'The disk is full: 0.0 of 100 GB are free. Photos are refused.',
    });
  });

  test('a url without https', async () => {
    expect(await findingBeside('https', { publicUrl: 'http://aaspaas.example' })).toMatchObject({
      state: 'bad',
      says: 'People come by http://aaspaas.example, so passwords travel in the open.',
    });
  });

  test('demo data', async () => {
    const { db } = testApp;
    await db.run(sql`INSERT INTO demo_data DEFAULT VALUES`);
    const { checks } = await testApp.ask(readChecks, {}, { as: chief });
    await db.run(sql`DELETE FROM demo_data`);
    expect(checks.find(({ name }) => name === 'demo')).toMatchObject({
      state: 'bad',
      says: 'The invented shops and people of the demo are shown as if they were real.',
    });
  });

  test('no mail server', async () => {
    expect(await findingBeside('mail', { hasMailServer: false })).toMatchObject({
      state: 'bad',
      says: 'There is no mail server, so codes and receipts reach nobody.',
    });
  });

  test('a mail says nothing about a server that was started after it, nor after a week', async () => {
    const { clock } = testApp;
    await sendOne();
    const mailFound = async () =>
      (await testApp.ask(readChecks, {}, { as: await enter('chief') })).checks.find(
        ({ name }) => name === 'mail',
      );
    const sentNow = { name: 'mail', state: 'good', says: 'The last mail went out within the last day.' };
    expect(await mailFound()).toEqual(sentNow);
    expect(await findingBeside('mail', { clock: testClock(hoursAgo(0).toISOString()) })).toEqual(sentNow);
    expect(await findingBeside('mail', { clock: testClock(daysLater(1)) })).toMatchObject({
      state: 'unknown',
      says: 'No mail has gone out since the server was started. Send yourself one.',
    });
    const began = clock.now().toISOString();
    clock.set(daysLater(7));
    expect(await mailFound()).toMatchObject({ state: 'good', says: 'The last mail went out 7 days ago.' });
    clock.advance(1);
    expect(await mailFound()).toMatchObject({
      state: 'unknown',
      says: 'The last mail went out 7 days ago. Send yourself one.',
    });
    clock.set(began);
  });

  test('the clock is told as it is', async () => {
    const { now } = await testApp.ask(readClock, {}, { as: chief });
    expect(now).toBe(testApp.clock.now().toISOString());
  });

  test('mail is tried by a real mail to oneself', async () => {
    const { db } = testApp;
    await testApp.ask(sendTestMail, {}, { as: chief });
    const mails = await db.many<{ recipient: string; subject: string }>(
      sql`SELECT recipient, subject FROM outbox`,
    );
    expect(mails).toEqual([{ recipient: expect.any(String), subject: 'A test mail from Aaspaas' }]);
    await db.run(sql`UPDATE outbox SET attempts = 1, created_at = ${hoursAgo(0)}`);
    expect(await statesOf()).toMatchObject({ mail: 'bad' });
  });
});

describe('the charts', () => {
  const day = 24;
  let server: TestApp;
  let as: string;

  /** Shops, people and searches of the last weeks. */
  async function makeWeeks({ db, clock }: TestApp): Promise<void> {
    await makeShop(db);
    await db.run(sql`UPDATE account SET created_at = '2020-01-01'`);
    await db.run(sql`UPDATE shop SET created_at = '2020-01-01'`);
    const [older, newer, gone] = [await makeShop(db), await makeShop(db), await makeShop(db)];
    await putStatus(db, gone.id, 'expired', { paidUntil: hoursAgo(5 * day) });
    await db.run(sql`UPDATE shop SET created_at = ${hoursAgo(20 * day)} WHERE id = ${gone.id}`);
    await db.run(sql`UPDATE shop SET created_at = ${hoursAgo(40 * day)} WHERE id = ${older.id}`);
    await db.run(sql`UPDATE shop SET created_at = ${hoursAgo(2 * day)} WHERE id = ${newer.id}`);
    await db.run(sql`UPDATE account SET created_at = '2020-01-01' WHERE role = 'shop'`);
    const person = await makeAccount(db);
    await db.run(sql`UPDATE account SET created_at = ${hoursAgo(2 * day)} WHERE id = ${person.id}`);
    const dayOf = (hours: number) => hoursAgo(hours).toISOString().slice(0, 10);
    await db.run(sql`INSERT INTO search_count (day, city_key, concept, tier, searches, taps)
      VALUES (${dayOf(day)}, 'kochi', 'bakery', 'name', 7, 1), (${dayOf(day)}, 'kochi', '', 'none', 3, 0)`);
    await countDays(db, clock.now());
  }

  beforeEach(async () => {
    server = await bootApp();
    as = await enter('chief', server);
    await makeWeeks(server);
  });
  afterEach(() => server.stop());

  test('have 30 days, each with what was new, what is live and what was searched for', async () => {
    const { points, counted_at } = await server.ask(readTrends, {}, { as });
    expect(counted_at).toBe(server.clock.now().toISOString());
    expect(points).toHaveLength(30);
    expect(points.slice(-3)).toEqual([
      { from: '2026-03-14', businesses: 1, people: 1, listings: 3, searches: 0, empty: 0 },
      { from: '2026-03-15', businesses: 0, people: 0, listings: 3, searches: 10, empty: 3 },
      { from: '2026-03-16', businesses: 0, people: 0, listings: 3, searches: 0, empty: 0 },
    ]);
    expect(points[0]).toMatchObject({ from: '2026-02-15', listings: 2 });
    const listingsOn = (day: string) => points.find(({ from }) => from === day)?.listings;
    // One goes live on 24 February and is over on 11 March.
    expect(['2026-02-23', '2026-02-24', '2026-03-10', '2026-03-11'].map(listingsOn)).toEqual([2, 3, 3, 2]);
  });

  test('have the 52 weeks of a year, as sums', async () => {
    const { points } = await server.ask(readTrends, { span: 'year' }, { as });
    expect(points).toHaveLength(52);
    const week = (from: string) => points.find((point) => point.from === from);
    const nothing = { businesses: 0, people: 0, searches: 0, empty: 0 };
    expect(points[0]).toEqual({ ...nothing, from: '2025-03-18', listings: 1 });
    expect(week('2026-01-27')).toEqual({ ...nothing, from: '2026-01-27', listings: 1 });
    expect(week('2026-02-03')).toEqual({ ...nothing, from: '2026-02-03', businesses: 1, listings: 2 });
    // Of a week in which one came and one went, what was live at its end.
    expect(points.at(-1)).toEqual({
      from: '2026-03-10',
      businesses: 1,
      people: 1,
      listings: 3,
      searches: 10,
      empty: 3,
    });
    expect(points.reduce((sum, { businesses }) => sum + businesses, 0)).toBe(3);
  });

  test('counting again adds the new day and leaves what is past', async () => {
    const { db, clock } = server;
    await db.run(sql`DELETE FROM search_count`);
    await countDays(db, new Date(clock.now().getTime() + day * 60 * 60_000));
    const rows = await db.many<{ day: string; searches: number }>(
      sql`SELECT to_char(day, 'YYYY-MM-DD') AS day, searches FROM daily_count ORDER BY daily_count.day DESC LIMIT 3`,
    );
    expect(rows).toEqual([
      { day: '2026-03-17', searches: 0 },
      { day: '2026-03-16', searches: 0 },
      { day: '2026-03-15', searches: 10 },
    ]);
  });
});
