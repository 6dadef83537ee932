import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@aaspaas/contract/accounts/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { withCookies } from '../../test/cookies';
import { makeAccount, password, signIn } from '../../test/make';
import { earnGrant } from '../../test/recover';
import { agentForm, hastyShopForm } from '../../test/registrations';
import { sql } from '../db/sql';
import { commonPasswords, refuseEasyPassword } from './refuse-easy-password';
import { hashPassword } from './passwords';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const says = 'Please choose a password that is harder to guess';
const refused = { result: false, message: says, fields: { password: says } };

const own = { email: 'Asha.Menon@Example.in', phones: ['+919876512345', null, '9876554321'] };
const isRefused = (word: string): boolean => {
  try {
    refuseEasyPassword(word, own);
    return false;
  } catch {
    return true;
  }
};

describe('what is easy to guess [D-089]', () => {
  test('ten thousand common ones, all of six characters or more', () => {
    expect(commonPasswords.size).toBe(10_000);
    expect([...commonPasswords].filter((word) => word.length < 6 || word !== word.toLowerCase())).toEqual([]);
  });

  test.each([
    '123456',
    'password',
    'PassWord1',
    ' iloveyou ',
    'krishna',
    'India123',
    'qwerty123',
    '111111',
    'zzzzzzzz',
    '987654321',
    'abcdefghij',
    'asha.menon@example.in',
    'ASHA.MENON',
    '9876512345',
    '+91 98765-12345',
    '919876512345',
    '09876512345',
    '9876554321',
  ])('%j is', (word) => {
    expect(isRefused(word)).toBe(true);
  });

  test.each([
    'secret-1',
    'oven and flour',
    'asha.menon.kochi',
    '9876512346x',
    '135797',
    'തേങ്ങ🥥🌴',
    '246802',
  ])('%j is not', (word) => {
    expect(isRefused(word)).toBe(false);
  });
});

describe('is refused with a sentence at the field, and nothing is done', () => {
  const accounts = async () =>
    (await testApp.db.one<{ count: number }>(sql`SELECT count(*) FROM account`)).count;
  const person = {
    name: 'Asha Menon',
    email: 'asha.easy@example.in',
    mobile: '9876577771',
    address: '12 Canal Road, Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    zip_code: '682001',
  };

  test.each(['Password1', 'asha.easy', '9876577771'])('at the sign-up: %s', async (word) => {
    const before = await accounts();
    const answer = await testApp.post('/user/register', { ...person, password: word });
    expect([answer.status, answer.body]).toEqual([400, refused]);
    expect(await accounts()).toBe(before);
  });

  test.each(['shop', 'service', 'both'] as const)('at the registration of a %s', async (kind) => {
    const form = hastyShopForm(kind);
    const before = await accounts();
    for (const word of ['iloveyou', form.primary_phone]) {
      const answer = await testApp.post('/shop/add/shop', { ...form, password: word });
      expect([answer.status, answer.body]).toEqual([400, refused]);
    }
    expect(await accounts()).toBe(before);
  });

  test('at the registration of an agent', async () => {
    const form = agentForm();
    for (const word of ['iloveyou', form.email, form.mobile]) {
      const answer = await testApp.post('/deliverystaff/register/delivery_staffs', {
        ...form,
        password: word,
      });
      expect([answer.status, answer.body]).toEqual([400, refused]);
    }
  });

  test('at a reset, which does not use up the way in', async () => {
    const { email, phone } = await makeAccount(testApp.db);
    const headers = withCookies({ grant: await earnGrant(testApp, email) });
    for (const word of ['iloveyou', email, phone]) {
      const answer = await testApp.post('/user/ResetPassword', { email, password: word }, { headers });
      expect([answer.status, answer.body]).toEqual([400, refused]);
    }
    const good = await testApp.post('/user/ResetPassword', { email, password: 'a new secret' }, { headers });
    expect(good.status).toBe(200);
  });

  test('at a change in the settings', async () => {
    const account = await makeAccount(testApp.db);
    const as = await signIn(testApp.db, account, testApp.clock.now());
    for (const word of ['iloveyou', account.email, account.phone]) {
      const body = { email: account.email, password: word, current_password: password };
      const answer = await testApp.post('/user/ResetPassword', body, { as });
      expect([answer.status, answer.body]).toEqual([400, refused]);
    }
  });
});

test('whoever has one already logs in with it as before', async () => {
  const { id, email } = await makeAccount(testApp.db);
  await testApp.db.run(sql`
    UPDATE account SET password_hash = ${await hashPassword('iloveyou')} WHERE id = ${id}`);
  expect((await testApp.ask(login, { email, password: 'iloveyou' })).user.id).toBe(id);
});
