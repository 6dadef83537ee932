import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@aaspaas/contract/accounts/calls';
import { addShop } from '@aaspaas/contract/registration/calls';
import { businessConsent } from '@aaspaas/contract/registration/consent';
import { listShops } from '@aaspaas/contract/shops/calls';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, putStatus, signIn } from '../../test/make';
import { hastyShopForm, shopForm } from '../../test/registrations';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const picture = (width = 60) => noise(width, 60).png().toBuffer();

const shopOf = (id: number) =>
  testApp.db.one<Record<string, unknown>>(sql`
    SELECT s.*, s.place::text, c.name AS category, a.role, a.name AS account_name, a.email AS account_email,
      a.phone AS account_phone, a.password_hash
    FROM shop s JOIN account a ON a.id = s.owner_id JOIN category c ON c.id = s.category_id WHERE s.id = ${id}`);

/** Registers and reads back what was stored. */
async function stored(form: object): Promise<Record<string, unknown>> {
  return shopOf((await testApp.ask(addShop, form)).sh_id);
}

/** The shop as an admin sees it, whether it is listed or not. */
async function shown(sh_id: number) {
  const as = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
  return (await testApp.ask(listShops, { sh_id }, { as })).list[0];
}

test('[R-143, R-144, R-153, R-355, R-359..R-362] a visitor registers a shop with its photos', async () => {
  const form = { ...shopForm(), secondary_phone: '9812345678', image: [await picture(), await picture(61)] };
  const answer = await testApp.post('/shop/add/shop', form);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      result: true,
      message: 'Registration successful! Redirecting...',
      sh_id: expect.any(Number),
      payment: {
        reference: expect.stringMatching(/^[A-HJKMNP-Z2-9]{12}$/),
        amount_rupees: 500,
        payee: 'Aaspaas',
        upi_id: 'aaspaas@testbank',
        state: 'due',
        utr: null,
        reason: '',
        paid_until: null,
      },
    },
  ]);
  expect(await shown(Number(answer.body['sh_id']))).toMatchObject({
    sh_shop_or_service: 'shop',
    sh_name: 'Anand Stores',
    sh_owner_name: 'Anand Menon',
    sh_category_name: 'Bakery',
    sh_address: '12 Market Road, Fort Kochi',
    sh_state: 'Kerala',
    sh_city: 'Kochi',
    sh_location: 'Kochi',
    sh_working_days: '[Monday Tuesday Saturday]',
    sh_opening_hours: '09:00 AM - 06:00 PM',
    sh_description: form.description,
    sh_product_and_service: ['Bread', 'Cakes'],
    sh_delivery_option: 'Only in-store service',
    sh_service_area_coverage: 'Both',
    sh_primary_phone: `+91${form.primary_phone}`,
    sh_secondary_phone: '+919812345678',
    sh_whatsapp_number: `+91${form.whatsapp_number}`,
    sh_email: form.email,
    sh_status: 'pending_payment',
    shopimages: [expect.anything(), expect.anything()],
  });
});

test('the owner is an account of role shop, is not signed in, and can sign in', async () => {
  const form = shopForm();
  const answer = await testApp.post('/shop/add/shop', form);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { user } = await testApp.ask(login, { email: form.email, password: form.password });
  expect(user).toMatchObject({ role: 'shop', sh_id: answer.body['sh_id'], name: 'Anand Menon' });
});

test('account, listing, debt, consent and audit come together', async () => {
  const { sh_id } = await testApp.ask(addShop, { ...shopForm('both'), image: await picture(62) });
  const { owner_id, is_complete, is_listed } = await shopOf(sh_id);
  expect([is_complete, is_listed]).toEqual([true, false]);
  const consents = await testApp.db.many(
    sql`SELECT subject, version, wording, given_at FROM consent WHERE account_id = ${owner_id}`,
  );
  const wording = String(businessConsent.wording);
  expect(consents).toEqual([{ ...businessConsent, wording, given_at: testApp.clock.now() }]);
  const entries = await testApp.db.many(
    sql`SELECT actor_id, action, detail FROM audit WHERE subject = 'shop' AND subject_id = ${sh_id}`,
  );
  expect(entries).toEqual([{ actor_id: owner_id, action: 'shop registered', detail: { kind: 'both' } }]);
  const payments = await testApp.db.many(
    sql`SELECT state, amount_paise FROM payment WHERE shop_id = ${sh_id}`,
  );
  expect(payments).toEqual([{ state: 'due', amount_paise: 50_000 }]);
});

test.each(['shop', 'service', 'both'] as const)(
  '%s is stored as what it is, and skipped steps leave it incomplete and unlisted',
  async (kind) => {
    const form = hastyShopForm(kind);
    expect(await stored(form)).toMatchObject({
      kind,
      role: 'shop',
      is_complete: false,
      is_listed: false,
      status: 'pending_payment',
      schedule: null,
      days: 0,
      description: '',
      items: [],
      photo_count: 0,
    });
  },
);

test.each([
  ['service', 'Home Service', '', 'in-store'],
  ['service', 'Home Service', 'No, I need freelance delivery support', 'freelance'],
  ['service', 'Both', '', null],
  ['shop', 'Home Service', '', null],
] as const)(
  'a %s that serves by %j and says %j about delivery is stored as %s',
  async (kind, area, said, delivery_option) => {
    const form = { ...shopForm(kind), service_area: area, delivery_option: said };
    expect(await stored(form)).toMatchObject({ delivery_option });
  },
);

describe('[R-146, R-147] lists come as JSON text', () => {
  test.each([
    ['working_days', '["Sun","Mon"]', { days: 65 }],
    ['working_days', '["Mon","Tue","Wed","Thu","Fri","Sat","Sun"]', { days: 127 }],
    ['working_days', '[]', { days: 0 }],
    ['working_days', '["Mon","Mon","Someday"]', { days: 1 }],
    ['product_and_service', '["Rice"," Dal (toor) "]', { items: ['Rice', 'Dal (toor)'] }],
    ['product_and_service', ' ', { items: [] }],
  ])('%s %s', async (field, json, expected) => {
    expect(await stored({ ...shopForm(), [field]: json })).toMatchObject(expected);
  });

  const daysSay = 'The working days could not be read. Please choose them again.';
  const servicesSay = 'The products and services could not be read. Please add them again.';
  test.each([
    ['working_days', '["Mon"', 'workingDays', daysSay],
    ['working_days', 'Mon', 'workingDays', daysSay],
    ['working_days', '{"0":"Mon"}', 'workingDays', daysSay],
    ['working_days', '[1,2]', 'workingDays', daysSay],
    ['working_days', '['.repeat(400), 'workingDays', daysSay],
    ['product_and_service', 'null', 'services', servicesSay],
    ['product_and_service', '"Rice"', 'services', servicesSay],
    ['product_and_service', '[["Rice"]]', 'services', servicesSay],
  ])('%s that is %s is refused', async (field, json, named, says) => {
    const answer = await testApp.post('/shop/add/shop', { ...shopForm(), [field]: json });
    expect([answer.status, answer.body]).toEqual([
      400,
      { result: false, message: says, fields: { [named]: says } },
    ]);
  });
});

describe('what is said of the hours', () => {
  test('minutes are kept beside the hours [D-111]', async () => {
    const form = { ...shopForm(), opening_hours: '08:30 AM - 09:45 PM' };
    const { sh_id } = await testApp.ask(addShop, form);
    expect(await shown(sh_id)).toMatchObject({ sh_opening_hours: '08:30 AM - 09:45 PM' });
  });

  test.each([
    [{ opening_hours: 'Full time' }, ['full-time', null, null]],
    [{ opening_hours: 'Full time', schedule_type: 'full-time' }, ['full-time', null, null]],
    [{ schedule_type: 'full-time' }, ['full-time', null, null]],
    [{ opening_hours: '08:00 AM - 10:00 PM', schedule_type: 'full-time' }, ['full-time', null, null]],
    [{ opening_hours: '08:00 AM - 10:00 PM' }, ['part-time', 480, 1320]],
    [{ opening_hours: '08:00 AM - 10:00 PM', schedule_type: 'part-time' }, ['part-time', 480, 1320]],
    // The choice that is pre-selected, from a step that was skipped.
    [{ schedule_type: 'part-time' }, [null, null, null]],
  ])('%j', async (said, [schedule, opens, closes]) => {
    expect(await stored({ ...hastyShopForm(), ...said })).toMatchObject({ schedule, opens, closes });
  });
});

describe('what is meant where nothing is sent', () => {
  test('[R-149, R-152] the category is Grocery, number 4', async () => {
    const { category_name: _, ...form } = hastyShopForm();
    expect(await stored(form)).toMatchObject({ category_id: 4, category: 'Grocery' });
    const asSent = { ...form, ...shopForm(), category_id: '4', category_name: 'grocery' };
    expect(await stored(asSent)).toMatchObject({ category_id: 4 });
  });
  test('a category may be named by its number [D-029]', async () => {
    const { category_name: _, ...form } = shopForm();
    expect(await stored({ ...form, category_id: '1' })).toMatchObject({ category: 'Bakery' });
    const answer = await testApp.post('/shop/add/shop', { ...form, category_id: '999' });
    expect([answer.status, answer.body['message']]).toEqual([400, 'Please select a business category']);
  });
  test.each([
    ['the middle of a known city, by any of its names', 'Cochin', {}, [9.9312, 76.2673, false]],
    ['[R-150, R-151] the default', 'Munnar', {}, [12.9352, 77.6245, false]],
    [
      'the default, where a form without a map sends it',
      'Kochi',
      at('12.9352', '77.6245'),
      [9.9312, 76.2673, false],
    ],
    ['the middle, where the form sends that', 'Kochi', at('9.9312', '76.2673'), [9.9312, 76.2673, false]],
    ['the pin that was set', 'Kochi', at(' 9.96584', '76.2421 '), [9.96584, 76.2421, true]],
    ['a pin as precise as a metre', 'Munnar', at('10.0889123456', '1e-300'), [10.08891, 0, true]],
    ['half a pin is none', 'Kochi', at('9.9', ''), [9.9312, 76.2673, false]],
  ])('a place: %s [D-029]', async (_says, city, sent, [latitude, longitude, is_pinned]) => {
    const row = await stored({ ...shopForm(), city, ...sent });
    expect(row).toMatchObject({ latitude, longitude, is_pinned });
  });
  test.each([
    ['560034', '560034'],
    ['560 034', '560034'],
    ['56003', null],
    ['PIN', null],
    ['', null],
  ])('a PIN code %j is kept as %j [D-101]', async (pin_code, kept) => {
    expect(await stored({ ...shopForm(), pin_code })).toMatchObject({ pin_code: kept });
  });
  test.each([at('91', '76'), at('9', '181'), at('north', '76'), at('1e999', '0'), at('NaN', '0')])(
    'a place that is none is refused: %j',
    async (sent) => {
      const says = 'The place on the map could not be read. Please set it again.';
      const answer = await testApp.post('/shop/add/shop', { ...shopForm(), ...sent });
      expect([answer.status, answer.body]).toEqual([
        400,
        { result: false, message: says, fields: { location: says } },
      ]);
    },
  );
  test('the location is the city, unless one is sent', async () => {
    expect(await stored(shopForm())).toMatchObject({ location: 'Kochi' });
    expect(await stored({ ...shopForm(), location: ' ' })).toMatchObject({ location: 'Kochi' });
    expect(await stored({ ...shopForm(), location: 'Kerala' })).toMatchObject({ location: 'Kerala' });
  });
});

function at(latitude: string, longitude: string) {
  return { latitude, longitude };
}

test('[R-154] the email is trimmed and lowercased; a service may have none and signs in by phone', async () => {
  const form = shopForm();
  const email = ` ${form.email.toUpperCase()} `;
  expect(await stored({ ...form, email })).toMatchObject({ email: form.email, account_email: form.email });
  const service = { ...shopForm('service'), email: ' ' };
  expect(await stored(service)).toMatchObject({ email: null, account_email: null });
  const { user } = await testApp.ask(login, { email: service.primary_phone, password: service.password });
  expect(user.role).toBe('shop');
});

test.each(['+91 98123-40001', '919812340002', '(98123) 40003', ' 9812340004 '])(
  '[R-421] the number %j is kept as +91 and ten digits',
  async (typed) => {
    const row = await stored({ ...shopForm(), primary_phone: typed, whatsapp_number: typed });
    const expected = `+91${typed.replace(/\D/g, '').slice(-10)}`;
    expect(row).toMatchObject({ phone: expected, whatsapp: expected, account_phone: expected });
  },
);

test('[R-206] script tags go; angle brackets go too from services and businesses that are both', async () => {
  const shop = { shop_address: '12 Road <script>alert(1)</script>< Kochi', description: '' };
  expect(await stored({ ...shopForm(), ...shop })).toMatchObject({ address: '12 Road < Kochi' });
  expect(await stored({ ...shopForm('both'), owner_name: '<b>Anand</b>', description: '' })).toMatchObject({
    owner_name: 'bAnand/b',
  });
  const json = '["Hair <cut>"]';
  expect(await stored({ ...shopForm('service'), product_and_service: json })).toMatchObject({
    items: ['Hair cut'],
  });
});

test('names in any script, and emoji where the rules have room for them', async () => {
  const form = {
    ...shopForm('both'),
    shop_name: 'അമ്മ സ്റ്റോഴ്സ്',
    owner_name: 'अनीता 😀 മേനോൻ',
    shop_address: 'മാർക്കറ്റ് റോഡ് 🏪, കൊച്ചി',
    city: 'കൊച്ചി',
    state: 'കേരളം',
    description: 'പുതിയ റൊട്ടിയും കേക്കും എല്ലാ ദിവസവും രാവിലെ ഞങ്ങളുടെ സ്വന്തം അടുപ്പിൽ നിന്ന് 🍞',
    product_and_service: '["റൊട്ടി","கேக்"]',
  };
  expect(await stored(form)).toMatchObject({
    name: form.shop_name,
    owner_name: form.owner_name,
    account_name: form.owner_name,
    address: form.shop_address,
    city: form.city,
    description: form.description,
    items: ['റൊട്ടി', 'கேக்'],
  });
});

test('a line break counts as one character, as it does where it is typed, although a form sends two', async () => {
  const lines = Array.from({ length: 18 }, () => 'Bread, buns and cakes every day, fresh from the oven').join(
    '\r\n',
  );
  const description = lines.padEnd(1000 + 17, '.');
  expect(await stored({ ...shopForm(), description })).toMatchObject({
    description: description.replaceAll('\r\n', '\n'),
  });
});

test('what is active and complete is found by name, category, items and area', async () => {
  const form = { ...shopForm(), shop_name: 'Zephyr Traders', product_and_service: '["Quinoa"]' };
  const { sh_id } = await testApp.ask(addShop, { ...form, image: await picture(63) });
  const find = async (search: string) =>
    (await testApp.ask(listShops, { search, city: 'Ernakulam' })).list.map((shop) => shop.sh_id);
  expect(await find('zephyr')).toEqual([]);
  await putStatus(testApp.db, sh_id, 'active', { paidUntil: new Date('2099-01-01') });
  expect(await find('zephyr')).toEqual([sh_id]);
  expect(await find('bakery quinoa fort')).toEqual([sh_id]);
});

test('nobody says of himself what the admin says', async () => {
  const claims = {
    status: 'active',
    sh_status: 'active',
    paid_until: '2099-01-01',
    role: 'admin',
    rating_sum: '500',
    is_pinned: 'true',
    owner_id: '1',
    id: '1',
  };
  expect(await stored({ ...shopForm(), ...claims })).toMatchObject({
    status: 'pending_payment',
    paid_until: null,
    role: 'shop',
    rating_sum: 0,
    is_pinned: false,
  });
});

test('neither the reply nor the rows hold the password', async () => {
  const form = { ...shopForm(), password: 'pa55-canary-word' };
  const answer = await testApp.post('/shop/add/shop', form, {
    headers: { 'idempotency-key': 'a-draft-with-a-canary' },
  });
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain('canary');
  const tables = ['account', 'shop', 'audit', 'consent', 'payment', 'idempotency_key', 'throttle', 'outbox'];
  for (const table of tables) {
    const rows = await testApp.db.many(
      sql`SELECT query_to_xml(${`SELECT t::text FROM ${table} t`}, true, true, '')::text`,
    );
    // Read as text, because XML has no infinite time, and some limits have.
    expect([table, JSON.stringify(rows).includes('canary-word')]).toEqual([table, false]);
  }
});
