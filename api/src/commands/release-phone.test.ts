import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, register } from '@aaspaas/contract/accounts/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, makeAgent, makeShop, password, signIn } from '../../test/make';
import { sql } from '../db/sql';
import { setNumberFree } from '../console/people/release-phone';
import { readReleaseOptions } from './release-phone';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const release = async (phone: string | null, ...more: string[]) => {
  const options = readReleaseOptions(['--phone', phone ?? '', ...more]);
  return String(await setNumberFree(testApp.db, options, testApp.clock.now()));
};

let owners = 0;
const ownerOf = (phone: string | null) => ({
  name: 'Rightful Owner',
  email: `owner-of-number${++owners}@example.in`,
  mobile: phone?.slice(3),
  address: '12 Canal Road, Kochi',
  district: 'Ernakulam',
  state: 'Kerala',
  zip_code: '682001',
  password: 'quite another word',
});

const mailsTo = (email: string | null) =>
  testApp.db.many<{ subject: string; text_body: string }>(
    sql`SELECT subject, text_body FROM outbox WHERE recipient = ${email}`,
  );
const auditEntriesAbout = async (id: number, subject: 'account' | 'shop' = 'account') =>
  (
    await testApp.db.many<{ action: string }>(
      sql`
        SELECT action FROM audit
        WHERE subject = ${subject} AND subject_id = ${id} AND action <> 'put there' ORDER BY id`,
    )
  ).map(({ action }) => action);
const canLogIn = async (name: string | null) =>
  (await testApp.post('/user/login', { email: name, password })).status === 200;

test('a stranger who signed up with somebody’s number does not shut that person out for good [D-095]', async () => {
  const stranger = await makeAccount(testApp.db);
  const owner = ownerOf(stranger.phone);
  expect((await testApp.post('/user/register', owner)).status).toBe(409);
  const says = await release(stranger.phone);
  expect(says).toContain(`Account ${stranger.id} no longer has this number.`);
  await testApp.ask(register, owner);
  const { user } = await testApp.ask(login, { email: owner.mobile, password: owner.password });
  expect(user.name).toBe('Rightful Owner');
  expect([await canLogIn(stranger.email), await canLogIn(stranger.phone)]).toEqual([true, false]);
  expect(await auditEntriesAbout(stranger.id)).toEqual(['phone released']);
});

test('who loses the number is told, without a word about the other person [D-095]', async () => {
  const stranger = await makeAccount(testApp.db);
  await release(stranger.phone?.slice(3) ?? '');
  const [mail, ...others] = await mailsTo(stranger.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('About the mobile number in your account');
  expect(mail?.text_body).toContain('Log in with this email address, as before');
  expect(mail?.text_body).not.toContain(stranger.phone?.slice(3));
});

test('a listing that shows the number leaves the lists; its owner keeps it, and reads why [D-095]', async () => {
  const { id, owner } = await makeShop(testApp.db);
  expect(await release(owner.phone)).toContain(`listing ${id} shows the number and is suspended`);
  const shop = await testApp.db.one(sql`SELECT status, is_listed, status_reason FROM shop WHERE id = ${id}`);
  expect(shop).toEqual({
    status: 'suspended',
    is_listed: false,
    status_reason: 'The phone number of this listing belongs to somebody else. Please give another one.',
  });
  expect(await auditEntriesAbout(id, 'shop')).toEqual(['listing suspended']);
  const [mail] = await mailsTo(owner.email);
  expect(mail?.text_body).toContain('it is hidden until it shows another one');
});

async function makeOwnerWithoutEmail(): Promise<Account> {
  const owner = await makeAccount(testApp.db, 'shop');
  await testApp.db.run(sql`UPDATE account SET email = NULL WHERE id = ${owner.id}`);
  return owner;
}

test.each([
  ['is a delivery agent’s', () => makeAgent(testApp.db)],
  ['has no email address', makeOwnerWithoutEmail],
])('an account that %s goes only when the operator says so, and whole [D-095]', async (why, make) => {
  const { id, phone } = await make();
  await expect(release(phone)).rejects.toThrow(`Account ${id} ${why}`);
  expect(await auditEntriesAbout(id)).toEqual([]);
  expect(await release(phone, '--remove')).toBe(`Account ${id} is deleted with all that belonged to it.`);
  expect(await testApp.db.maybe(sql`SELECT 1 FROM account WHERE id = ${id}`)).toBeNull();
  expect(await auditEntriesAbout(id)).toEqual(['account deleted']);
  expect((await testApp.post('/user/register', ownerOf(phone))).status).toBe(200);
});

test('a number that a stranger has just changed for another is set free too [D-095]', async () => {
  const stranger = await makeAccount(testApp.db);
  const as = await signIn(testApp.db, stranger, testApp.clock.now());
  const edit = { mobile: '9123456780', current_password: password };
  expect((await testApp.post('/user/edit/profile', edit, { as })).status).toBe(200);
  const owner = ownerOf(stranger.phone);
  expect((await testApp.post('/user/register', owner)).status).toBe(409);
  expect(await release(stranger.phone)).toContain(`was kept for account ${stranger.id}`);
  expect((await testApp.post('/user/register', owner)).status).toBe(200);
  expect(await auditEntriesAbout(stranger.id)).toContain('phone released');
});

test('a number that a stranger has changed and taken back is free for its owner at once [D-095]', async () => {
  const stranger = await makeAccount(testApp.db);
  const number = stranger.phone?.slice(3);
  for (const mobile of ['9123456781', number]) {
    const as = await signIn(testApp.db, stranger, testApp.clock.now());
    const edit = { mobile, current_password: password };
    expect((await testApp.post('/user/edit/profile', edit, { as })).status).toBe(200);
  }
  expect(await release(stranger.phone)).toContain(`Account ${stranger.id} no longer has this number.`);
  expect((await testApp.post('/user/register', ownerOf(stranger.phone))).status).toBe(200);
});

test('an admin’s number, a number that nobody has and one that is none change nothing', async () => {
  const admin = await makeAccount(testApp.db, 'admin');
  for (const more of [[], ['--remove']])
    await expect(release(admin.phone, ...more)).rejects.toThrow('This is an admin’s number.');
  await expect(release('9876500077')).rejects.toThrow('No account has this number.');
  for (const args of [[], ['--phone', '12345'], ['--phone', '']])
    expect(() => readReleaseOptions(args)).toThrow('--phone 9876543210');
});
