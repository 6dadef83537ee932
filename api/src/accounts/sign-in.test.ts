import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@aaspaas/contract/accounts/calls';
import { product } from '@aaspaas/contract/product';
import { sql } from '../db/sql';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, makeShop, password } from '../../test/make';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

test('[M-441, M-446, M-447] email and password give result, message and the user with the role', async () => {
  const { id, owner } = await makeShop(testApp.db);
  const answer = await testApp.post(`/${product.slug}/user/login`, { email: owner.email, password });
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      result: true,
      message: 'Login successful',
      user: {
        id: owner.id,
        u_id: owner.id,
        role: 'shop',
        sh_id: id,
        name: owner.name,
        picture: null,
        place: 'bangalore',
        grade: null,
      },
    },
  ]);
});

test('the email counts in any letter case, with spaces around it', async () => {
  const { id } = await makeAccount(testApp.db, 'user', { email: 'meera@example.in' });
  const { user } = await testApp.ask(login, { email: ' Meera@Example.IN ', password });
  expect(user.id).toBe(id);
});

test.each(['9876500001', '+919876500001', '919876500001', '98765 00001', '+91 98765-00001'])(
  'someone without an email logs in with the phone number %s [D-005]',
  async (email) => {
    const phone = '+919876500001';
    await testApp.db.run(sql`DELETE FROM account WHERE phone = ${phone}`);
    const { id } = await makeAccount(testApp.db, 'shop', { email: null, phone });
    expect((await testApp.ask(login, { email, password })).user.id).toBe(id);
  },
);

test('an unknown email, an unknown number and a wrong password are answered with the same bytes [D-004]', async () => {
  const { email } = await makeAccount(testApp.db);
  const wrong = { result: false, message: 'Invalid email or password.' };
  for (const body of [
    { email, password: 'wrong' },
    { email, password: `${password} ` },
    { email: 'nobody@example.in', password },
    { email: '6999999999', password },
    { email: "' OR 1=1 --", password },
  ]) {
    const answer = await testApp.post('/user/login', body);
    expect([answer.status, answer.text]).toEqual([401, JSON.stringify(wrong)]);
    // The token of the device, and no session.
    expect([answer.headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^device=/)]);
  }
});

describe('what is no login', () => {
  const both = 'Please enter both email and password.';
  const invalid = 'Invalid data provided';
  test.each([
    [{ email: '', password: '' }, both],
    [{ email: '', password }, both],
    [{ email: '   ', password }, both],
    [{ email: 'a@example.in', password: '' }, both],
    [{}, invalid],
    [{ email: 'a@example.in' }, invalid],
    [{ email: ['a@example.in'], password }, invalid],
    [{ email: 7, password }, invalid],
    [{ email: 'a@example.in', password: null }, invalid],
    [{ email: 'a\0@example.in', password }, invalid],
    [{ email: 'a@example.in', password: 'pass\0word' }, invalid],
    [{ email: '\ud800@example.in', password }, invalid],
    [{ email: 'a'.repeat(255), password }, invalid],
    [{ email: 'a@example.in', password: 'p'.repeat(129) }, invalid],
    [{ email: 'a@example.in', password, remember: 'yes' }, invalid],
  ])('%j', async (body, message) => {
    const answer = await testApp.post('/user/login', body);
    expect([answer.status, answer.body['message']]).toEqual([400, message]);
  });

  test('says which fields are meant', async () => {
    const { body } = await testApp.post('/user/login', { email: '', password });
    expect(body['fields']).toEqual({ email: both });
  });
});

describe('how a password is kept', () => {
  const hashOf = async (id: number): Promise<string> =>
    (await testApp.db.one<{ hash: string }>(sql`SELECT password_hash AS hash FROM account WHERE id = ${id}`))
      .hash;

  test('a hash made more cheaply is renewed at login, an up-to-date one stays', async () => {
    const { id, email } = await makeAccount(testApp.db);
    const cheap = await hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    await testApp.db.run(sql`UPDATE account SET password_hash = ${cheap} WHERE id = ${id}`);
    await testApp.ask(login, { email, password });
    const renewed = await hashOf(id);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await testApp.ask(login, { email, password });
    expect(await hashOf(id)).toBe(renewed);
  });

  test('a wrong password renews nothing', async () => {
    const { id, email } = await makeAccount(testApp.db);
    const cheap = await hash(password, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
    await testApp.db.run(sql`UPDATE account SET password_hash = ${cheap} WHERE id = ${id}`);
    await testApp.post('/user/login', { email, password: 'wrong' });
    expect(await hashOf(id)).toBe(cheap);
  });

  test('the longest password, in letters of several bytes, works', async () => {
    const { id, email } = await makeAccount(testApp.db);
    const long = 'ക'.repeat(128);
    await testApp.db.run(sql`UPDATE account SET password_hash = ${await hash(long)} WHERE id = ${id}`);
    expect((await testApp.ask(login, { email, password: long })).user.id).toBe(id);
    expect((await testApp.post('/user/login', { email, password: 'ക'.repeat(127) })).status).toBe(401);
  });
});

test('a password that is changed while it is looked at opens nothing any more', async () => {
  const { id, email } = await makeAccount(testApp.db);
  const waiting = () =>
    testApp.db.many(sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  const answer = await testApp.db.transaction(async (tx) => {
    await tx.run(sql`UPDATE account SET password_hash = 'another' WHERE id = ${id}`);
    const loggingIn = testApp.post('/user/login', { email, password });
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    return { loggingIn };
  });
  expect((await answer.loggingIn).status).toBe(401);
  expect(await testApp.db.many(sql`SELECT 1 FROM session WHERE account_id = ${id}`)).toEqual([]);
});
