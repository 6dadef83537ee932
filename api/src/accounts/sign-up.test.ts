import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportData, readSession, register } from '@aaspaas/contract/accounts/calls';
import { customerConsent } from '@aaspaas/contract/accounts/consent';
import { bootApp, type TestApp } from '../../test/boot';
import { cookieIn } from '../../test/cookies';
import { makeAccount, password, signIn } from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

const byNumber = (one: number, other: number): number => one - other;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

let newcomers = 0;
function newcomer() {
  const number = ++newcomers;
  return {
    name: 'Asha Menon',
    email: `asha${number}@example.in`,
    mobile: `98765${String(number).padStart(5, '0')}`,
    address: '12/4 Main Road, Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    zip_code: '682001',
    password: 'secret word',
  };
}

const stored = (email: string) =>
  testApp.db.one<Record<string, unknown>>(sql`
    SELECT role, name, email, phone, address, district, state, zip_code, password_hash
    FROM account WHERE email = ${email}`);

const alreadyExists = 'An account with this email or mobile number already exists.';

test('[M-237, M-458, M-460, M-525] signs a person up, and in', async () => {
  const person = newcomer();
  const answer = await testApp.post('/user/register', person);
  const user = (await testApp.ask(readSession, {}, { as: cookieIn(answer, 'session')?.value ?? null })).user;
  expect(answer.body).toEqual({
    result: true,
    message: 'Account created successfully! Welcome to Aaspaas!',
    template: 'Account created successfully! Welcome to {product}!',
    params: { product: 'Aaspaas' },
    user,
  });
  expect(user).toMatchObject({ name: 'Asha Menon', role: 'user', sh_id: null });
  const { password_hash, ...row } = await stored(person.email);
  const { mobile, password, ...kept } = person;
  expect(row).toEqual({ ...kept, role: 'user', phone: `+91${mobile}` });
  expect(password_hash).toMatch(/^\$argon2id\$/);
  expect(String(password_hash)).not.toContain(password);
});

describe('an account in three answers [D-108]', () => {
  const contactOf = ({ email, mobile }: ReturnType<typeof newcomer>) => ({
    mobile: { mobile },
    email: { email },
  });

  test.each(['mobile', 'email'] as const)('name, %s and password are enough', async (way) => {
    const contact = contactOf(newcomer())[way];
    const account = { name: 'Asha Menon', password: 'secret word', ...contact };
    const { user } = await testApp.ask(register, account);
    expect(user).toMatchObject({ name: 'Asha Menon', role: 'user', place: null });
    const { status } = await testApp.post('/user/login', {
      email: Object.values(contact)[0],
      password: 'secret word',
    });
    expect(status).toBe(200);
    expect((await testApp.post('/user/register', account)).status).toBe(409);
  });

  test('one of the two must be there, and an address is whole or absent', async () => {
    const account = { name: 'Asha Menon', password: 'secret word' };
    const fieldsOf = async (more: object) =>
      (await testApp.post('/user/register', { ...account, ...more })).body['fields'];
    expect(await fieldsOf({})).toEqual({ email: 'Email is required' });
    const { mobile } = newcomer();
    expect(await fieldsOf({ mobile, zip_code: '682001' })).toEqual({
      address: 'Address is required',
      district: 'District is required',
      state: 'State is required',
    });
  });
});

test('what was agreed to is kept in its words, and is part of one’s own data [M-345]', async () => {
  const answer = await testApp.post('/user/register', newcomer());
  const as = cookieIn(answer, 'session')?.value ?? null;
  const { data } = await testApp.ask(exportData, {}, { as });
  expect(data['consents']).toEqual([
    { ...customerConsent, language: 'en', givenAt: testApp.clock.now().toISOString() },
  ]);
  expect(String(customerConsent.wording)).toContain('I Agree with the Terms and conditions');
});

test('a sign-up that fails leaves no consent behind', async () => {
  const count = () => testApp.db.one<{ rows: number }>(sql`SELECT count(*)::integer AS rows FROM consent`);
  const person = newcomer();
  await testApp.ask(register, person);
  const before = await count();
  expect((await testApp.post('/user/register', person)).status).toBe(409);
  expect(await count()).toEqual(before);
});

test('the session ends with the browser, and its cookie is out of reach of scripts', async () => {
  const { attributes = '' } = cookieIn(await testApp.post('/user/register', newcomer()), 'session') ?? {};
  expect(attributes).toBe('Path=/; HttpOnly; SameSite=Lax');
});

test('a session that was there before ends', async () => {
  const as = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
  await testApp.ask(register, newcomer(), { as });
  expect((await testApp.ask(readSession, {}, { as })).user).toBeNull();
});

test('[M-238, M-239] the email is kept lowercased and trimmed, the number as digits', async () => {
  const person = newcomer();
  const email = ` ${person.email.toUpperCase()} `;
  const mobile = `+91 ${person.mobile.slice(0, 5)}-${person.mobile.slice(5)}`;
  await testApp.ask(register, { ...person, email, mobile });
  expect(await stored(person.email)).toMatchObject({ phone: `+91${person.mobile}` });
});

test('[M-347] script tags are stripped on the server too', async () => {
  const person = newcomer();
  await testApp.ask(register, { ...person, name: 'Asha<script>alert(1)</script>' });
  expect(await stored(person.email)).toMatchObject({ name: 'Asha' });
});

test('nobody signs up as more than a customer', async () => {
  const person = newcomer();
  const claims = { role: 'admin', u_role: 'admin', id: 1, sh_id: 1, picture: 'x', created_at: '2000-01-01' };
  const { user } = await testApp.ask(register, { ...person, ...claims });
  expect(user.role).toBe('user');
  expect(await stored(person.email)).toMatchObject({ role: 'user' });
});

describe('the server refuses what the form refuses, with its sentences', () => {
  test.each([
    ['M-329', { name: 'A' }, 'name', 'Name must be at least 2 characters'],
    ['M-330', { name: ' Asha' }, 'name', 'Name cannot start or end with a space'],
    ['M-331', { name: 'Asha  Menon' }, 'name', 'Name cannot contain consecutive spaces'],
    ['M-332', { email: 'asha' }, 'email', 'Please enter a valid email address'],
    ['M-333', { email: `${'a'.repeat(250)}@example.in` }, 'email', 'Email address is too long'],
    ['M-334', { email: 'a@example..in' }, 'email', 'Email address format is invalid'],
    ['M-335', { mobile: '5876543210' }, 'mobile', 'Mobile number must start with 6, 7, 8, or 9'],
    ['M-336', { mobile: '9999999999' }, 'mobile', 'Mobile number cannot have all same digits'],
    ['M-337', { address: 'Kochi' }, 'address', 'Address must be at least 10 characters'],
    ['M-338', { address: '12 Main Road; Kochi' }, 'address', 'Address contains invalid characters'],
    ['M-339', { district: '' }, 'district', 'District is required'],
    ['M-340', { state: 'K3' }, 'state', 'State can only contain letters and spaces'],
    ['M-341', { zip_code: '68200' }, 'zipCode', 'PIN code must be exactly 6 digits'],
    ['M-342', { zip_code: '000000' }, 'zipCode', 'PIN code cannot be all zeros'],
    ['M-343', { password: '' }, 'password', 'Password is required'],
    ['M-356', { password: '12345' }, 'password', 'Password must be at least 6 characters long'],
    ['M-520', { password: 'p'.repeat(129) }, 'password', 'Password must not exceed 128 characters'],
  ])('[%s] %j', async (_clause, wrong, field, sentence) => {
    const answer = await testApp.post('/user/register', { ...newcomer(), ...wrong });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { result: false, message: sentence, fields: { [field]: sentence } },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('one account for an email and for a number', () => {
  test.each(['email', 'mobile'] as const)('[M-521] the same %s again', async (field) => {
    const person = newcomer();
    await testApp.ask(register, person);
    const answer = await testApp.post('/user/register', { ...newcomer(), [field]: person[field] });
    expect([answer.status, answer.body]).toEqual([409, { result: false, message: alreadyExists }]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('fifty at the same moment: one account, forty-nine conflicts', async () => {
    const { email } = newcomer();
    const people = Array.from({ length: 50 }, () => ({ ...newcomer(), email }));
    const answers = await Promise.all(people.map((person) => testApp.post('/user/register', person)));
    const statuses = answers.map(({ status }) => status).toSorted(byNumber);
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    const { accounts, sessions } = await testApp.db.one<{ accounts: number; sessions: number }>(sql`
      SELECT count(DISTINCT a.id) AS accounts, count(s.token_hash) AS sessions
      FROM account a LEFT JOIN session s ON s.account_id = a.id WHERE a.email = ${email}`);
    expect([accounts, sessions]).toEqual([1, 1]);
  });
});

test.each(['x1<victim@example.in>', '<victim@example.in>', '(c)victim@example.in', 'g:victim@example.in;'])(
  'no account writes to a mailbox by another spelling of it: %s',
  async (email) => {
    const { status, body } = await testApp.post('/user/register', { ...newcomer(), email });
    expect([status, body['message']]).toEqual([400, 'Please enter a valid email address']);
    const as = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
    const edit = await testApp.post('/user/edit/profile', { email, current_password: password }, { as });
    expect([edit.status, edit.body['message']]).toEqual([400, 'Please enter a valid email address']);
    expect(await testApp.db.many(sql`SELECT 1 FROM outbox WHERE recipient LIKE '%victim%'`)).toEqual([]);
  },
);
