import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, signIn } from '../../test/make';
import { removeEverybody } from '../../test/remove-everybody';
import { createAdmin } from './new-admin';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());
beforeEach(() => removeEverybody(testApp.db));

const says = 'This is the only chief admin. Make another admin chief first.';
const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const remove = async (as: Account, whom: Account) =>
  testApp.post('/admin/delete/user', { u_id: whom.id }, { as: await enter(as) });
const admins = async () =>
  (await testApp.db.one<{ count: number }>(sql`SELECT count(*) FROM account WHERE role = 'admin'`)).count;

test('the last admin stays', async () => {
  const only = await makeAccount(testApp.db, 'admin');
  const answer = await remove(only, only);
  expect([answer.status, answer.body]).toEqual([409, { result: false, message: says }]);
  expect(await admins()).toBe(1);
});

test('one of two goes, and then the other stays', async () => {
  const [first, second] = [await makeAccount(testApp.db, 'admin'), await makeAccount(testApp.db, 'admin')];
  expect((await remove(first, second)).status).toBe(200);
  expect((await remove(first, first)).status).toBe(409);
  expect(await admins()).toBe(1);
});

test('one who never chose a password is no other admin', async () => {
  const only = await makeAccount(testApp.db, 'admin');
  await createAdmin(
    testApp.db,
    { email: 'second@example.in', name: 'Second', grade: 'chief' },
    null,
    testApp.clock.now(),
  );
  expect((await remove(only, only)).status).toBe(409);
});

test('customers go while there is one admin', async () => {
  const only = await makeAccount(testApp.db, 'admin');
  const customer = await makeAccount(testApp.db);
  expect((await remove(only, customer)).status).toBe(200);
});

test('ten times, two admins delete each other at the same moment, and themselves: one is left', async () => {
  for (let time = 0; time < 10; time++) {
    await removeEverybody(testApp.db);
    const [first, second] = [await makeAccount(testApp.db, 'admin'), await makeAccount(testApp.db, 'admin')];
    const pairs =
      time % 2
        ? ([
            [first, second],
            [second, first],
          ] as const)
        : ([
            [first, first],
            [second, second],
          ] as const);
    const tokens = await Promise.all(pairs.map(([as]) => enter(as)));
    const answers = await Promise.all(
      pairs.map(([, whom], index) =>
        testApp.post('/admin/delete/user', { u_id: whom.id }, { as: tokens[index] ?? null }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    // An admin who is deleted before their own request is handled is not signed in any more.
    expect([
      [200, 401],
      [200, 409],
    ]).toContainEqual(statuses);
    expect(await admins()).toBe(1);
  }
});
