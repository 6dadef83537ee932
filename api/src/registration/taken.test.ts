import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount } from '../../test/make';
import { agentForm, hastyShopForm, shopForm } from '../../test/registrations';
import { sql } from '../db/sql';
import { ipKey } from '../http/throttle';

let house: TestApp;
const log: string[] = [];

beforeAll(async () => {
  house = await bootApp({ onLog: (line) => log.push(line) });
});
afterAll(() => house.stop());

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
    const { email, phone } = await makeAccount(house.db);
    const byEmail = await house.post(shopPath, { ...shopForm(), email: ` ${email?.toUpperCase()}` });
    expect([byEmail.status, byEmail.body]).toEqual(conflict('email', emailTaken));
    const byPhone = await house.post(agentPath, { ...agentForm(), mobile: phone });
    expect([byPhone.status, byPhone.body]).toEqual(conflict('primaryPhone', phoneTaken));
  });

  test('a shop’s, and an agent’s', async () => {
    const shop = shopForm();
    await house.post(shopPath, shop);
    const agent = { ...agentForm(), email: shop.email };
    expect((await house.post(agentPath, agent)).body['message']).toBe(emailTaken);
    const other = agentForm();
    await house.post(agentPath, other);
    const again = { ...shopForm('service'), email: '', primary_phone: other.mobile };
    expect((await house.post(shopPath, again)).body['message']).toBe(phoneTaken);
  });

  test.each([
    ['email', shopPath, () => ({ ...shopForm(), email: 'fifty@example.in' })],
    ['phone', shopPath, () => ({ ...hastyShopForm('service'), primary_phone: '9812345601' })],
    ['mobile', agentPath, () => ({ ...agentForm(), mobile: '9812345602' })],
  ])('thirty at the same moment with one %s: one account', async (_field, path, form) => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 30 }, () => house.post(path, form())));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200),
      statuses.filter((status) => status === 409),
    ]).toEqual([[200], Array.from({ length: 29 }, () => 409)]);
    expect(await count()).toBe(before + 1);
  });
});

const count = async () => (await house.db.one<{ n: number }>(sql`SELECT count(*) AS n FROM account`)).n;

test('files of a registration that comes second belong to nobody', async () => {
  const { email } = await makeAccount(house.db);
  const image = await noise(67, 67).png().toBuffer();
  expect((await house.post(shopPath, { ...shopForm(), email, image })).status).toBe(409);
  expect((await house.post(agentPath, { ...agentForm(), email, licence: image })).status).toBe(409);
  const { owned } = await house.db.one<{ owned: number }>(sql`
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
  await house.db.script("ALTER TABLE account ADD CONSTRAINT no_birds CHECK (name <> 'Canary Bird')");
  const inAccount = await house.post(shopPath, form);
  await house.db.script('ALTER TABLE account DROP CONSTRAINT no_birds');
  await house.db.script('ALTER TABLE audit ADD CONSTRAINT no_deeds CHECK (false) NOT VALID');
  const atTheEnd = await house.post(shopPath, form);
  await house.db.script('ALTER TABLE audit DROP CONSTRAINT no_deeds');
  expect([inAccount.status, atTheEnd.status, await count()]).toEqual([500, 500, before]);
  expect(atTheEnd.body).toEqual({ result: false, message: 'Something went wrong, please try again.' });
  expect((await house.post(shopPath, form)).status).toBe(200);
  expect((await house.post(shopPath, form)).status).toBe(409);
  expect((await house.post(shopPath, { ...form, city: '' })).status).toBe(400);
  const written = log.join('');
  expect(written).toContain('no_birds');
  for (const secret of ['canary', 'Canary', form.primary_phone, '$argon2id$']) {
    expect([secret, written.includes(secret)]).toEqual([secret, false]);
  }
});

test('one ip may register three hundred times an hour, together with its sign-ups', async () => {
  await house.letPass(60 * 60_000);
  await house.db.run(sql`
    INSERT INTO throttle (key, failures) VALUES (${ipKey('sign-up', '127.0.0.1')}, 298)
    ON CONFLICT (key) DO UPDATE SET failures = 298, ends_at = now() + interval '1 hour'`);
  expect((await house.post(shopPath, hastyShopForm())).status).toBe(200);
  expect((await house.post(agentPath, agentForm())).status).toBe(200);
  expect((await house.post(shopPath, hastyShopForm())).status).toBe(429);
  await house.letPass(24 * 60 * 60_000);
  expect((await house.post(shopPath, hastyShopForm())).status).toBe(200);
});
