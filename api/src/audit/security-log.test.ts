import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, register } from '@aaspaas/contract/accounts/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { withCookies } from '../../test/cookies';
import { makeAccount, password, signIn } from '../../test/make';
import { askForCode, earnGrant, sendCode, wrongCode } from '../../test/recover';
import { sql } from '../db/sql';
import { securityEvents } from '@aaspaas/contract/console/access/security-events';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const eventsOf = (accountId: number | null) =>
  testApp.db.many<{ event: string; detail: object }>(sql`
    SELECT event, detail FROM security_event WHERE account_id IS NOT DISTINCT FROM ${accountId} ORDER BY id`);
const namesOf = async (accountId: number | null) => (await eventsOf(accountId)).map(({ event }) => event);

test('the table knows the same events as the server', async () => {
  const { rule } = await testApp.db.one<{ rule: string }>(sql`
    SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = 'security_event_event_check'`);
  const known = [...rule.matchAll(/'([^']+)'/g)].map(([, event]) => event);
  expect(known).toEqual([...securityEvents]);
});

test('sign-up, sign-ins, failures and sign-outs are kept by the number of the account', async () => {
  const person = {
    name: 'Asha Menon',
    email: 'asha.log@example.in',
    mobile: '9876533331',
    address: '12 Canal Road, Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    zip_code: '682001',
    password,
  };
  const { user } = await testApp.ask(register, person);
  await testApp.ask(login, { email: person.email, password });
  await testApp.post('/user/login', { email: person.email, password: 'wrong' });
  const as = await signIn(testApp.db, { id: user.id, role: 'user' }, testApp.clock.now());
  await testApp.post('/user/logout', {}, { as });
  expect(await namesOf(user.id)).toEqual(['signed up', 'signed in', 'sign-in failed', 'signed out']);
});

test('recovery and new passwords are kept too', async () => {
  const { id, role, email } = await makeAccount(testApp.db);
  const { code, challenge } = await askForCode(testApp, email);
  await sendCode(testApp, email, wrongCode(code), challenge);
  await sendCode(testApp, email, code, challenge);
  expect(await namesOf(id)).toEqual(['recovery asked', 'recovery failed', 'recovery confirmed']);

  await testApp.letPass(60_000);
  const headers = withCookies({ grant: await earnGrant(testApp, email) });
  await testApp.post('/user/ResetPassword', { email, password: 'a new secret' }, { headers });
  const as = await signIn(testApp.db, { id, role }, testApp.clock.now());
  const change = { email, password: 'another secret' };
  await testApp.post('/user/ResetPassword', { ...change, current_password: 'wrong one' }, { as });
  await testApp.post('/user/ResetPassword', { ...change, current_password: 'a new secret' }, { as });
  expect((await eventsOf(id)).slice(-3)).toEqual([
    { event: 'password reset', detail: {} },
    { event: 'sign-in failed', detail: { signedIn: true } },
    { event: 'password changed', detail: {} },
  ]);
});

test('what is typed for an account that does not exist is a failure of nobody', async () => {
  await testApp.post('/user/login', { email: 'nobody@example.in', password });
  await testApp.post('/user/forgotpassword', { email: 'nobody@example.in' });
  expect((await namesOf(null)).slice(-2)).toEqual(['sign-in failed', 'recovery asked']);
});

test('a deleted account leaves its number; what an admin did stands with the admin', async () => {
  const admin = await makeAccount(testApp.db, 'admin');
  const { id } = await makeAccount(testApp.db);
  await testApp.post(
    '/admin/delete/user',
    { u_id: id },
    { as: await signIn(testApp.db, admin, testApp.clock.now()) },
  );
  expect(await namesOf(id)).toEqual(['account deleted']);
  expect(await eventsOf(admin.id)).toEqual([
    { event: 'admin deed', detail: { deed: 'account deleted', account: id } },
  ]);
});

test('nothing personal is in it, whoever tried what from where', async () => {
  const { email, phone } = await makeAccount(testApp.db, 'user', { name: 'Canary Menon' });
  const headers = { 'user-agent': 'canary browser', 'x-forwarded-for': '203.0.113.77' };
  for (const name of [email, phone, 'canary@example.in'])
    await testApp.post('/user/login', { email: name, password: 'canary wrong' }, { headers });
  const rows = JSON.stringify(await testApp.db.many(sql`SELECT * FROM security_event`));
  for (const word of ['canary', '@', '203.0.113', '127.0.0.1', phone?.slice(3) ?? '', 'Menon'])
    expect(rows.toLowerCase()).not.toContain(word.toLowerCase());
});

test('people find their own events in the export of their data, and nobody else’s', async () => {
  const me = await makeAccount(testApp.db);
  const other = await makeAccount(testApp.db);
  await testApp.ask(login, { email: other.email, password });
  await testApp.post('/user/login', { email: me.email, password: 'wrong' });
  const { body } = await testApp.post(
    '/user/export/data',
    {},
    { as: await signIn(testApp.db, me, testApp.clock.now()) },
  );
  expect(body['data']).toMatchObject({ security: [{ event: 'sign-in failed', detail: {} }] });
});
