import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSecurity } from '@aaspaas/contract/console/access/calls';
import { mostEvents } from '@aaspaas/contract/console/access/security-events';
import { bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, signIn } from '../../../test/make';
import { recordSecurityEvent } from '../../audit/security-queries';
import { sql } from '../../db/sql';

let testApp: TestApp;
let chief: string;
let asha: Account;

beforeAll(async () => {
  testApp = await bootApp();
  const { db, clock } = testApp;
  chief = await signIn(db, await makeAccount(db, 'admin'), clock.now());
  asha = await makeAccount(db);
  const happened = [
    // Half an hour before and after midnight in India.
    ['2026-03-14T18:00:00Z', 'sign-in failed', asha.id],
    ['2026-03-14T19:00:00Z', 'signed in', asha.id],
    ['2026-03-15T18:29:59Z', 'signed out', asha.id],
    ['2026-03-15T18:30:00Z', 'sign-in failed', null],
    ['2026-03-15T19:00:00Z', 'account deleted', 2_000_000],
  ] as const;
  for (const [at, event, accountId] of happened)
    await recordSecurityEvent(db, { accountId, event, detail: { by: 'test' } }, new Date(at));
});
afterAll(() => testApp.stop());

const read = (asked: object = {}) => testApp.ask(listSecurity, asked, { as: chief });
const eventsOf = async (asked: object) => (await read(asked)).rows.map(({ event }) => event);

test('the newest first, with the name of the account as long as there is one', async () => {
  const { rows, count, page, pages } = await read();
  expect([count, page, pages]).toEqual([5, 1, 1]);
  expect(rows[0]).toMatchObject({ event: 'account deleted', account_id: 2_000_000, account: null });
  expect(rows[1]).toMatchObject({ account_id: null, account: null });
  expect(rows[2]).toEqual({
    id: expect.any(Number),
    at: '2026-03-15T18:29:59.000Z',
    event: 'signed out',
    account_id: asha.id,
    account: 'Asha Menon',
    detail: { by: 'test' },
  });
});

test('by event, by account, by days in India, and by all of them', async () => {
  expect(await eventsOf({ event: 'sign-in failed' })).toHaveLength(2);
  for (const account of [String(asha.id), ` ${asha.email?.toUpperCase()} `, asha.phone])
    expect(await eventsOf({ account })).toEqual(['signed out', 'signed in', 'sign-in failed']);
  expect(await eventsOf({ from: '2026-03-15', until: '2026-03-15' })).toEqual(['signed out', 'signed in']);
  expect(await eventsOf({ from: '2026-03-16' })).toEqual(['account deleted', 'sign-in failed']);
  expect(await eventsOf({ until: '2026-03-14' })).toEqual(['sign-in failed']);
  expect(await eventsOf({ until: '2026-03-15', event: 'signed in', account: asha.email })).toEqual([
    'signed in',
  ]);
});

test('what cannot be read filters nothing; an unknown account has nothing', async () => {
  expect(await eventsOf({ event: 'robbed', from: 'soon', until: '2026-02-31', page: '-1' })).toHaveLength(5);
  for (const account of ['nobody@example.in', '999999999', "'; DROP TABLE account; --", '🙂'])
    expect(await eventsOf({ account })).toEqual([]);
});

test('every page reads an index, however long the log', async () => {
  const long = await bootApp();
  const { db, clock } = long;
  const as = await signIn(db, await makeAccount(db, 'admin'), clock.now());
  const readLong = (asked: object = {}) => long.ask(listSecurity, asked, { as });
  await db.run(sql`
    INSERT INTO security_event (at, account_id, event)
    SELECT ${clock.now()}::timestamptz - make_interval(secs => n), n % 5000, CASE n % 10 WHEN 0 THEN 'sign-in failed' ELSE 'signed in' END
    FROM generate_series(1, 100000) AS n`);
  await db.script('ANALYZE security_event');
  expect(await readLong()).toMatchObject({ count: mostEvents, pages: mostEvents / 50 });
  expect((await readLong({ page: '2000' })).page).toBe(mostEvents / 50);
  expect(await readLong({ from: '2026-03-15', until: '2026-03-15', event: 'sign-in failed' })).toMatchObject({
    // The log begins 100,000 seconds before noon, of which 43,200 are of the next day.
    count: 5680,
  });
  for (const [condition, index] of [
    [sql`true`, 'newest'],
    [sql`account_id = 77`, 'by_account'],
    [sql`event = 'sign-in failed'`, 'by_event'],
    [sql`at >= '2026-03-16' AND at < '2026-03-17'`, 'newest'],
  ] as const) {
    const plan = await db.many<Record<string, string>>(sql`
      EXPLAIN SELECT id FROM security_event WHERE ${condition} ORDER BY at DESC, id DESC LIMIT 50`);
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(lines).toContain(`security_event_${index}`);
    expect(lines).not.toContain('Seq Scan');
  }
  await long.stop();
});
