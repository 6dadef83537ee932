import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSession } from '@aaspaas/contract/accounts/calls';
import type { Role } from '@aaspaas/contract/roles/roles';
import { sql } from '../../db/sql';
import { type Answer, bootApp, mondayNoon, type TestApp } from '../../../test/boot';
import { makeAccount, makeAgent, makeShop, password, signIn } from '../../../test/make';

let testApp: TestApp;
let secureHouse: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
  secureHouse = await bootApp({ isSecure: true });
});
beforeEach(() => testApp.clock.set(mondayNoon));
afterAll(() => Promise.all([testApp.stop(), secureHouse.stop()]));

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const isSignedIn = async (token: string | null): Promise<boolean> =>
  (await testApp.ask(readSession, {}, { as: token })).user !== null;

async function logIn(app: TestApp, body: object = {}, as: string | null = null): Promise<Answer> {
  const { email } = await makeAccount(app.db);
  return app.post('/user/login', { email, password, ...body }, { as });
}

/** A sign-in also sets the cookie of the device. */
const cookieOf = ({ headers }: Answer): string =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => /^(__Host-)?session=/.test(cookie)) ?? '';
const tokenOf = (answer: Answer): string => /session=([^;]*)/.exec(cookieOf(answer))?.[1] ?? '';
const attributesOf = (answer: Answer): string[] => cookieOf(answer).split('; ').slice(1).toSorted();

describe('the cookie', () => {
  test('is out of reach for scripts and other sites, and ends with the browser [D-001]', async () => {
    const answer = await logIn(testApp);
    expect(cookieOf(answer)).toMatch(/^session=[\w-]{43};/);
    expect(attributesOf(answer)).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
  });

  test('of a person to be remembered lasts 30 days [D-006]', async () => {
    expect(attributesOf(await logIn(testApp, { remember: true }))).toContain('Max-Age=2592000');
  });

  test('over https is bound to this host and to https', async () => {
    const answer = await logIn(secureHouse);
    expect(cookieOf(answer)).toMatch(/^__Host-session=/);
    expect(attributesOf(answer)).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  test('under the plain name is nothing to a server behind https', async () => {
    const token = tokenOf(await logIn(secureHouse));
    const asGuest = { headers: { cookie: `session=${token}` } };
    expect((await secureHouse.ask(readSession, {}, asGuest)).user).toBeNull();
    expect((await secureHouse.ask(readSession, {}, { as: token })).user).not.toBeNull();
  });
});

test('only the hash of a token is stored [D-001]', async () => {
  const token = tokenOf(await logIn(testApp));
  const hash = createHash('sha256').update(token).digest();
  const rows = await testApp.db.many<{ row: string }>(sql`SELECT session::text AS row FROM session`);
  expect(await testApp.db.many(sql`SELECT 1 FROM session WHERE token_hash = ${hash}`)).toHaveLength(1);
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
});

describe('a session ends', () => {
  const limits: [Role, string, boolean, lasts: number, idle: number][] = [
    ['user', 'forgotten', false, day, 2 * hour],
    ['shop', 'forgotten', false, day, 2 * hour],
    ['deliverystaff', 'forgotten', false, day, 2 * hour],
    ['user', 'remembered', true, 30 * day, 7 * day],
    ['shop', 'remembered', true, 30 * day, 7 * day],
    ['admin', 'forgotten', false, 12 * hour, 30 * minute],
    ['admin', 'remembered', true, 12 * hour, 30 * minute],
  ];

  test.each(limits)('of a %s, %s: when it is left alone', async (role, _, isRemembered, _lasts, idle) => {
    const token = await signIn(
      testApp.db,
      await makeAccount(testApp.db, role),
      testApp.clock.now(),
      isRemembered,
    );
    testApp.clock.advance(idle - 1);
    expect(await isSignedIn(token)).toBe(true);
    testApp.clock.advance(idle - 1);
    expect(await isSignedIn(token)).toBe(true);
    testApp.clock.advance(idle);
    expect(await isSignedIn(token)).toBe(false);
  });

  test.each(limits)('of a %s, %s: in the end, however busy', async (role, _, isRemembered, lasts, idle) => {
    const token = await signIn(
      testApp.db,
      await makeAccount(testApp.db, role),
      testApp.clock.now(),
      isRemembered,
    );
    const step = idle - minute;
    let passed = 0;
    for (; passed + step < lasts; passed += step) {
      testApp.clock.advance(step);
      expect(await isSignedIn(token)).toBe(true);
    }
    testApp.clock.advance(lasts - passed - 1);
    expect(await isSignedIn(token)).toBe(true);
    testApp.clock.advance(1);
    expect(await isSignedIn(token)).toBe(false);
  });

  test('at logout, which takes the cookie away too [D-001]', async () => {
    const token = tokenOf(await logIn(testApp));
    const answer = await testApp.post('/user/logout', {}, { as: token });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
    expect(await isSignedIn(token)).toBe(false);
  });

  test('at the next login with it, so that a planted token is worth nothing', async () => {
    const planted = tokenOf(await logIn(testApp));
    const fresh = tokenOf(await logIn(testApp, {}, planted));
    expect(fresh).not.toBe(planted);
    expect(await isSignedIn(planted)).toBe(false);
    expect(await isSignedIn(fresh)).toBe(true);
  });

  test('with the account', async () => {
    const account = await makeAccount(testApp.db);
    const token = await signIn(testApp.db, account, testApp.clock.now());
    await testApp.db.run(sql`DELETE FROM account WHERE id = ${account.id}`);
    expect(await isSignedIn(token)).toBe(false);
  });

  test('when the account gets another role, and only then', async () => {
    const account = await makeAccount(testApp.db);
    const token = await signIn(testApp.db, account, testApp.clock.now(), true);
    await testApp.db.run(sql`UPDATE account SET name = 'Asha', role = 'user' WHERE id = ${account.id}`);
    expect(await isSignedIn(token)).toBe(true);
    await testApp.db.run(sql`UPDATE account SET role = 'admin', grade = 'chief' WHERE id = ${account.id}`);
    expect(await isSignedIn(token)).toBe(false);
  });
});

test.each(['', 'x', 'a'.repeat(4000), '../../etc', '%00', "' OR 1=1 --"])('no session: %s', async (token) => {
  expect(await isSignedIn(token)).toBe(false);
});

test('a session says who it is, with nothing private', async () => {
  const { id, owner } = await makeShop(testApp.db);
  const token = await signIn(testApp.db, owner, testApp.clock.now());
  const { user } = await testApp.ask(readSession, {}, { as: token });
  const expected = { id: owner.id, u_id: owner.id, role: 'shop', sh_id: id, name: owner.name, picture: null };
  expect(user).toEqual({ ...expected, place: 'bangalore', grade: null });
});

test('a session knows the place of the profile: the PIN code, or else the town [D-086]', async () => {
  const person = await makeAccount(testApp.db);
  const as = await signIn(testApp.db, person, testApp.clock.now());
  const placeOf = async () => (await testApp.ask(readSession, {}, { as })).user?.place;
  await testApp.db.run(sql`UPDATE account SET zip_code = '', district = '' WHERE id = ${person.id}`);
  expect(await placeOf()).toBeNull();
  await testApp.db.run(sql`UPDATE account SET district = 'Hosur Town' WHERE id = ${person.id}`);
  expect(await placeOf()).toBe('hosur-town');
  await testApp.db.run(sql`UPDATE account SET zip_code = '682016' WHERE id = ${person.id}`);
  expect(await placeOf()).toBe('682016');
});

describe('ids in bodies [D-001]', () => {
  const notMine = { result: false, message: 'You can only do this for your own account.' };

  test.each(['/user/list/fav', '/user/list/user', '/admin/delete/user'])(
    '%s: another id is refused alike, whether it exists or not',
    async (path) => {
      const token = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
      const { id } = await makeAccount(testApp.db);
      for (const u_id of [id, 2_147_483_647]) {
        const answer = await testApp.post(path, { u_id }, { as: token });
        expect([answer.status, answer.body]).toEqual([403, notMine]);
      }
    },
  );

  test('an agent may not edit as another, nor an owner another shop', async () => {
    const agent = await signIn(testApp.db, await makeAgent(testApp.db), testApp.clock.now());
    const other = await makeAgent(testApp.db);
    const edit = '/deliverystaff/edit/delivery_staffs';
    expect((await testApp.post(edit, { u_id: other.id }, { as: agent })).body).toEqual(notMine);
    const owner = await signIn(testApp.db, (await makeShop(testApp.db)).owner, testApp.clock.now());
    const { id } = await makeShop(testApp.db);
    expect((await testApp.post('/shop/edit/shop', { sh_id: id }, { as: owner })).body).toEqual(notMine);
  });
});
