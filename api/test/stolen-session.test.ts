import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall, type ShapedCall } from '@aaspaas/contract/every-call';
import { sql } from '../src/db/sql';
import { bootApp, type TestApp } from './boot';
import { type Account, makeAccount, makeAgent, makeShop, signIn } from './make';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

/** What opens an account, and changes of it that wait to be confirmed. */
const keysOf = ({ id }: Account) =>
  testApp.db.one(sql`
    SELECT email, phone, password_hash,
      (SELECT count(*) FROM contact_change WHERE account_id = ${id} AND ended_at IS NULL) AS changes,
      (SELECT count(*) FROM reset_grant WHERE account_id = ${id}) AS grants
    FROM account WHERE id = ${id}`);

let tries = 0;
/** Another email and number under every name that a call has for them, and values for the other fields. */
function bodyOf(account: Account, shopId: number | null): object {
  const email = `thief${++tries}@example.in`;
  const mobile = `97${String(tries).padStart(8, '0')}`;
  return {
    ...Object.fromEntries(['email', 'u_email', 'sh_email'].map((name) => [name, email])),
    ...Object.fromEntries(
      ['mobile', 'phone', 'u_mobile', 'sh_primary_phone', 'primary_phone'].map((name) => [name, mobile]),
    ),
    u_id: account.id,
    ...(shopId !== null && { sh_id: shopId }),
    name: 'Asha Menon',
    password: 'the thief’s own',
    current_password: 'a wild guess',
    token: 'made-up',
    otp: '1234',
    which: 'others',
  };
}

const people = [
  ['a customer', async () => ({ account: await makeAccount(testApp.db), shopId: null })],
  [
    'an owner',
    async () => {
      const { id, owner } = await makeShop(testApp.db);
      return { account: owner, shopId: id };
    },
  ],
  ['an agent', async () => ({ account: await makeAgent(testApp.db), shopId: null })],
  ['an admin', async () => ({ account: await makeAccount(testApp.db, 'admin'), shopId: null })],
] as const;

// Deleting asks for the password too, or for a sign-in of the last five minutes: accounts/delete-accounts.test.ts.
const calls = everyCall.filter(({ path }) => !path.includes('/admin/delete/'));

describe.each(people)('a session of %s without the password', (_who, make) => {
  test.each(calls.map((call): [string, ShapedCall] => [call.path, call]))(
    'opens no other way in by %s [D-087]',
    async (path) => {
      const { account, shopId } = await make();
      const as = await signIn(testApp.db, account, testApp.clock.now());
      const before = await keysOf(account);
      const { current_password, ...without } = bodyOf(account, shopId) as Record<string, unknown>;
      for (const body of [without, { ...without, current_password }]) await testApp.post(path, body, { as });
      expect(await keysOf(account)).toEqual(before);
    },
  );
});
