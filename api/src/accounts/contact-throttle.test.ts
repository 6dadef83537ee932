import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { undoContactChange } from '@aaspaas/contract/accounts/contact-calls';
import { bootApp, mondayNoon, type TestApp } from '../../test/boot';
import { follow, freshEmail, freshPhone, linkTo } from '../../test/contact';
import { makeAccount, password, signIn } from '../../test/make';
import { mailsTo } from '../../test/recover';
import { readCredentials } from './queries';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(() => testApp.clock.set(mondayNoon));
afterAll(() => testApp.stop());

const day = 24 * 60 * 60_000;
const change = (as: string, mobile: string) =>
  testApp.post('/user/edit/profile', { mobile, current_password: password }, { as });
const newcomer = {
  name: 'Mallika',
  address: '12 Main Road, Kochi',
  district: 'Ernakulam',
  state: 'Kerala',
  zip_code: '682001',
  password: 'zebra crossing 71',
};
const join = async (mobile: string) =>
  (await testApp.post('/user/register', { ...newcomer, email: freshEmail(), mobile })).status;

test('a number is changed three times a day and five times a week, with as many mails', async () => {
  const account = await makeAccount(testApp.db);
  const as = await signIn(testApp.db, account, testApp.clock.now(), true);
  const statuses: number[] = [];
  for (let time = 0; time < 4; time++) statuses.push((await change(as, freshPhone())).status);
  const refused = await change(as, freshPhone());
  expect(refused.body['message']).toBe(
    'Your mobile number was changed several times. Please try again in 24 hours.',
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await testApp.letPass(day);
  for (let time = 0; time < 3; time++) statuses.push((await change(as, freshPhone())).status);
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429]);
  expect(await mailsTo(testApp, account.email)).toHaveLength(5);
  await testApp.letPass(6 * day);
  expect((await change(as, freshPhone())).status).toBe(200);
});

test('only a number that the account had for a day is kept back for it', async () => {
  const account = await makeAccount(testApp.db);
  const as = await signIn(testApp.db, account, testApp.clock.now(), true);
  const [short, long] = [freshPhone(), freshPhone()];
  await change(as, short);
  await change(as, long);
  expect([await join((account.phone ?? '').slice(3)), await join(short)]).toEqual([409, 200]);
  await testApp.letPass(day);
  await change(as, freshPhone());
  expect(await join(long)).toBe(409);
});

test('a second change can be undone, also when somebody has the number by now', async () => {
  const account = await makeAccount(testApp.db);
  const as = await signIn(testApp.db, account, testApp.clock.now(), true);
  const short = freshPhone();
  await change(as, short);
  const first = await linkTo(testApp, account.email, 'undo-change');
  await change(as, freshPhone());
  await join(short);
  const second = await linkTo(testApp, account.email, 'undo-change');
  expect((await follow(testApp, undoContactChange, second)).status).toBe(200);
  expect((await readCredentials(testApp.db, account.id))?.phone).toBeNull();
  expect((await follow(testApp, undoContactChange, first)).status).toBe(200);
  expect((await readCredentials(testApp.db, account.id))?.phone).toBe(account.phone);
});
