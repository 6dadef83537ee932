import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSession } from '@aaspaas/contract/accounts/calls';
import { endOneSession, endSessions, listSessions } from '@aaspaas/contract/accounts/session-calls';
import { bootApp, mondayNoon, type TestApp } from '../../test/boot';
import { cookieIn } from '../../test/cookies';
import { type Account, makeAccount, makeAgent, makeShop, password, signIn } from '../../test/make';
import { sql } from '../db/sql';
import { type AccountRow, holdPassword } from './queries';

let testApp: TestApp;
let person: Account;
let phone: string;
let laptop: string;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(async () => {
  testApp.clock.set(mondayNoon);
  person = await makeAccount(testApp.db);
  phone = await enter(person, 'Chrome on Android');
  testApp.clock.advance(5 * 60_000);
  laptop = await enter(person, 'Firefox on Windows');
});
afterAll(() => testApp.stop());

const enter = (account: Account, device: string) =>
  signIn(testApp.db, account, testApp.clock.now(), false, device);
const listOf = async (as: string) => (await testApp.ask(listSessions, {}, { as })).list;
const idOf = async (device: string, as: string) =>
  (await listOf(as)).find((session) => session.device === device)?.s_id ?? 0;
const isSignedIn = async (as: string) => (await testApp.ask(readSession, {}, { as })).user !== null;
const end = (s_id: number, as: string) => testApp.post(endOneSession.path, { s_id }, { as });
const endMany = (which: string, as: string) => testApp.post(endSessions.path, { which }, { as });
const eventsOf = ({ id }: Account) =>
  testApp.db.many(sql`SELECT event, detail FROM security_event WHERE account_id = ${id} ORDER BY id`);

test('the list has the device in use first, and when each was used', async () => {
  expect(await listOf(phone)).toMatchObject([
    { device: 'Chrome on Android', is_current: true, last_used_at: '2026-03-16T06:35:00.000Z' },
    { device: 'Firefox on Windows', is_current: false, last_used_at: '2026-03-16T06:35:00.000Z' },
  ]);
  expect(await listOf(laptop)).toMatchObject([
    { device: 'Firefox on Windows', is_current: true },
    { device: 'Chrome on Android', is_current: false },
  ]);
});

test('the name comes from what the browser calls itself at the sign-in, and nothing else of it is kept', async () => {
  const agent = 'Mozilla/5.0 (Linux; Android 10; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36';
  const headers = { 'user-agent': agent, 'x-forwarded-for': '203.0.113.9' };
  const answer = await testApp.post('/user/login', { email: person.email, password }, { headers });
  expect((await listOf(cookieIn(answer, 'session')?.value ?? ''))[0]).toMatchObject({
    device: 'Chrome on Android',
    is_current: true,
  });
  const { all } = await testApp.db.one<{ all: string }>(
    sql`SELECT json_agg(s)::text AS all FROM session s WHERE account_id = ${person.id}`,
  );
  expect(all).not.toMatch(/Pixel|Mozilla|203\.0\.113/);
});

test('sessions that are over are not listed, nor those of others', async () => {
  await enter(await makeAccount(testApp.db), 'Safari on iPhone');
  testApp.clock.advance(119 * 60_000);
  expect((await listOf(laptop)).map(({ device }) => device)).toEqual(['Firefox on Windows']);
});

describe('one device', () => {
  test('is logged out at once, and written down', async () => {
    expect((await end(await idOf('Chrome on Android', laptop), laptop)).status).toBe(200);
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
    expect(await eventsOf(person)).toEqual([{ event: 'session ended', detail: {} }]);
  });

  test('twice is once', async () => {
    const id = await idOf('Chrome on Android', laptop);
    const answers = await Promise.all([end(id, laptop), end(id, laptop), end(id, laptop)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404,
    ]);
    expect(await eventsOf(person)).toHaveLength(1);
  });

  test('of another person stays', async () => {
    const other = await makeAccount(testApp.db);
    const theirs = await enter(other, 'Safari on iPhone');
    const answer = await end(await idOf('Safari on iPhone', theirs), phone);
    expect([answer.status, await isSignedIn(theirs)]).toEqual([404, true]);
  });

  test('may be the one in use, whose cookie goes too', async () => {
    const answer = await end(await idOf('Chrome on Android', phone), phone);
    expect(cookieIn(answer, 'session')?.value).toBe('');
    expect(await isSignedIn(phone)).toBe(false);
  });
});

describe.each([
  ['a customer', () => makeAccount(testApp.db)],
  ['an owner', async () => (await makeShop(testApp.db)).owner],
  ['an agent', () => makeAgent(testApp.db)],
  ['an admin', () => makeAccount(testApp.db, 'admin')],
])('everywhere, for %s', (_role, make) => {
  test('all others', async () => {
    const account = await make();
    const [here, there, elsewhere] = [
      await enter(account, ''),
      await enter(account, ''),
      await enter(account, ''),
    ];
    const answer = await endMany('others', here);
    expect(answer.body).toEqual({ result: true, message: 'All other devices are logged out.' });
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(elsewhere)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await eventsOf(account)).toEqual([
      { event: 'signed out everywhere', detail: { which: 'others' } },
    ]);
  });

  test('this one too', async () => {
    const account = await make();
    const [here, there] = [await enter(account, ''), await enter(account, '')];
    const answer = await endMany('all', here);
    expect(answer.body).toEqual({ result: true, message: 'You are logged out on all devices.' });
    expect(cookieIn(answer, 'session')?.value).toBe('');
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(laptop)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test('an account has its fifty sessions that were used last', async () => {
  const account = await makeAccount(testApp.db);
  const tokens: string[] = [];
  for (let time = 0; time < 52; time++) tokens.push(await enter(account, ''));
  const [first = '', , third = ''] = tokens;
  expect(await listOf(tokens.at(-1) ?? '')).toHaveLength(50);
  expect([await isSignedIn(first), await isSignedIn(third)]).toEqual([false, true]);
});

test('log-ins at the same moment leave no more than fifty sessions, the newest', async () => {
  for (let time = 0; time < 50; time++) await enter(person, '');
  const { second } = await testApp.db.transaction(async (tx) => {
    await holdPassword(tx, await tx.one<AccountRow>(sql`SELECT * FROM account WHERE id = ${person.id}`));
    await signIn(tx, person, testApp.clock.now());
    let isDone = false;
    const second = testApp
      .post('/user/login', { email: person.email, password })
      .finally(() => (isDone = true));
    await expect.poll(async () => isDone || (await somebodyWaits())).toBe(true);
    return { second };
  });
  const token = cookieIn(await second, 'session')?.value ?? '';
  expect(await listOf(token)).toHaveLength(50);
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, false]);
});

const somebodyWaits = async () =>
  (await testApp.db.maybe(sql`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`)) !== null;

test('of more than fifty sessions the one that was unused for longest ends, however old it is', async () => {
  const account = await makeAccount(testApp.db);
  const tokens: string[] = [];
  for (let time = 0; time < 50; time++) tokens.push(await enter(account, ''));
  const [oldest = '', second = '', third = ''] = tokens;
  await testApp.db.run(sql`
    UPDATE session SET last_seen_at = ${testApp.clock.now()}::timestamptz - interval '1 hour'
    WHERE account_id = ${account.id}`);
  expect(await isSignedIn(oldest)).toBe(true);
  await enter(account, '');
  expect([await isSignedIn(oldest), await isSignedIn(second), await isSignedIn(third)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('whoever logs in sixty times within a minute waits for its end', async () => {
  const logIn = (word: string) => testApp.post('/user/login', { email: person.email, password: word });
  expect((await logIn(password)).status).toBe(200);
  await testApp.db.run(sql`UPDATE throttle SET failures = 59 WHERE key = ${`logins:${person.id}`}`);
  expect((await logIn('wrong')).status).toBe(401);
  expect((await logIn(password)).status).toBe(200);
  const refused = await logIn(password);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  await testApp.letPass(60_000);
  expect((await logIn(password)).status).toBe(200);
});
