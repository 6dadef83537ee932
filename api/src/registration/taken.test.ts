import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount } from '../../test/make';
import { agentForm, hastyShopForm, shopForm } from '../../test/registrations';
import { sql } from '../db/sql';
import { ipKey } from '../http/throttle';

let testApp: TestApp;
const log: string[] = [];

beforeAll(async () => {
  testApp = await bootApp({ onLog: (line) => log.push(line) });
});
afterAll(() => testApp.stop());

const agentPath = '/deliverystaff/register/delivery_staffs';
const shopPath = '/shop/add/shop';
const emailTaken = 'An account with this email already exists.';
const phoneTaken = 'An account with this phone number already exists.';

const conflict = (field: string, says: string) => [
  409,
  { result: false, message: says, fields: { [field]: says } },
];

describe('one account for an email and for a number, whoever has it', () => {
  test('a customer’s', async () => {
    const { email, phone } = await makeAccount(testApp.db);
    const byEmail = await testApp.post(shopPath, { ...shopForm(), email: ` ${email?.toUpperCase()}` });
    expect([byEmail.status, byEmail.body]).toEqual(conflict('email', emailTaken));
    const byPhone = await testApp.post(agentPath, { ...agentForm(), mobile: phone });
    expect([byPhone.status, byPhone.body]).toEqual(conflict('primaryPhone', phoneTaken));
  });

  test('a shop’s, and an agent’s', async () => {
    const shop = shopForm();
    await testApp.post(shopPath, shop);
    const agent = { ...agentForm(), email: shop.email };
    expect((await testApp.post(agentPath, agent)).body['message']).toBe(emailTaken);
    const other = agentForm();
    await testApp.post(agentPath, other);
    const again = { ...shopForm('service'), email: '', primary_phone: other.mobile };
    expect((await testApp.post(shopPath, again)).body['message']).toBe(phoneTaken);
  });

  test.each([
    ['email', shopPath, () => ({ ...shopForm(), email: 'fifty@example.in' })],
    ['phone', shopPath, () => ({ ...hastyShopForm('service'), primary_phone: '9812345601' })],
    ['mobile', agentPath, () => ({ ...agentForm(), mobile: '9812345602' })],
  ])('thirty at the same moment with one %s: one account', async (_field, path, form) => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 30 }, () => testApp.post(path, form())));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200),
      statuses.filter((status) => status === 409),
    ]).toEqual([[200], Array.from({ length: 29 }, () => 409)]);
    expect(await count()).toBe(before + 1);
  });
});

const count = async () => (await testApp.db.one<{ n: number }>(sql`SELECT count(*) AS n FROM account`)).n;

test('files of a registration that comes second belong to nobody', async () => {
  const { email } = await makeAccount(testApp.db);
  const image = await noise(67, 67).png().toBuffer();
  expect((await testApp.post(shopPath, { ...shopForm(), email, image })).status).toBe(409);
  expect((await testApp.post(agentPath, { ...agentForm(), email, licence: image })).status).toBe(409);
  const { owned } = await testApp.db.one<{ owned: number }>(sql`
    SELECT (SELECT count(*) FROM shop_image) + (SELECT count(*) FROM agent_licence) AS owned`);
  expect(owned).toBe(0);
});

test('an accident in the middle leaves nothing, and the log tells of it without the person', async () => {
  const form = {
    ...shopForm(),
    owner_name: 'Canary Bird',
    email: 'canary@example.in',
    password: 'canary pass',
  };
  const before = await count();
  await testApp.db.script("ALTER TABLE account ADD CONSTRAINT no_birds CHECK (name <> 'Canary Bird')");
  const inAccount = await testApp.post(shopPath, form);
  await testApp.db.script('ALTER TABLE account DROP CONSTRAINT no_birds');
  await testApp.db.script('ALTER TABLE audit ADD CONSTRAINT no_deeds CHECK (false) NOT VALID');
  const atTheEnd = await testApp.post(shopPath, form);
  await testApp.db.script('ALTER TABLE audit DROP CONSTRAINT no_deeds');
  expect([inAccount.status, atTheEnd.status, await count()]).toEqual([500, 500, before]);
  expect(atTheEnd.body).toEqual({ result: false, message: 'Something went wrong, please try again.' });
  expect((await testApp.post(shopPath, form)).status).toBe(200);
  expect((await testApp.post(shopPath, form)).status).toBe(409);
  expect((await testApp.post(shopPath, { ...form, city: '' })).status).toBe(400);
  const written = log.join('');
  expect(written).toContain('no_birds');
  for (const secret of ['canary', 'Canary', form.primary_phone, '$argon2id$']) {
    expect([secret, written.includes(secret)]).toEqual([secret, false]);
  }
});

test('one ip may register three hundred times an hour, together with its sign-ups', async () => {
  await testApp.letPass(60 * 60_000);
  await testApp.db.run(sql`
    INSERT INTO throttle (key, failures) VALUES (${ipKey('sign-up', '127.0.0.1')}, 298)
    ON CONFLICT (key) DO UPDATE SET failures = 298, ends_at = now() + interval '1 hour'`);
  expect((await testApp.post(shopPath, hastyShopForm())).status).toBe(200);
  expect((await testApp.post(agentPath, agentForm())).status).toBe(200);
  expect((await testApp.post(shopPath, hastyShopForm())).status).toBe(429);
  await testApp.letPass(24 * 60 * 60_000);
  expect((await testApp.post(shopPath, hastyShopForm())).status).toBe(200);
});
