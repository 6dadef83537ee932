import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editShop, listShops } from '@aaspaas/contract/shops/calls';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, makeShop, type Shop, signIn } from '../../test/make';
import { removeAccount } from '../accounts/delete-queries';
import { sql } from '../db/sql';

let testApp: TestApp;
let shop: Shop;
let token: string;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

beforeEach(async () => {
  shop = await makeShop(testApp.db, { isPinned: false });
  token = await signIn(testApp.db, shop.owner, testApp.clock.now());
});

const edit = (body: object, as = token, headers = {}) => testApp.post(editShop.path, body, { as, headers });
const shown = async (as: string | null = token) =>
  (await testApp.ask(listShops, { sh_id: shop.id }, { as })).list[0];
const stored = () => testApp.db.one<Record<string, unknown>>(sql`SELECT * FROM shop WHERE id = ${shop.id}`);
const found = async (search: string, city: string) =>
  (await testApp.ask(listShops, { search, city })).list.map(({ sh_id }) => sh_id);
const picture = (width = 60) => noise(width, 60).png().toBuffer();
const entries = () =>
  testApp.db.many<{ action: string; actor_id: number; detail: object }>(
    sql`
      SELECT action, actor_id, detail FROM audit
      WHERE subject = 'shop' AND subject_id = ${shop.id} AND action <> 'put there' ORDER BY id`,
  );

const whole = {
  sh_shop_or_service: 'both',
  sh_name: 'ആനന്ദ് Bakery 🍰',
  sh_owner_name: 'Anand Menon',
  sh_category_name: 'books & media',
  sh_address: '4 Harbour Street, Mattancherry',
  sh_state: 'Kerala',
  sh_city: 'Kochi',
  sh_location: 'Mattancherry',
  sh_primary_phone: '+91+91 98765-43210',
  sh_secondary_phone: '9812345678',
  sh_whatsapp_number: '+919898989812',
  sh_email: 'Hello@Anand.Example',
  sh_description: 'Books by the sea.\nCome in!',
  sh_delivery_option: 'Only in-store service',
  sh_service_area_coverage: 'In-shop Only',
  sh_working_days: '[Monday Tuesday]',
  sh_opening_hours: 'Open Daily: 10:00 AM to 07:00 PM',
  sh_product_and_service: '["Novels","Maps & charts"]',
};

describe('the full form', () => {
  test('[M-480, M-011] an owner changes everything, and customers see it', async () => {
    const image = [await picture(), await picture(61)];
    const answer = await edit({ sh_id: shop.id, ...whole, image, version: 1 });
    expect([answer.status, answer.body]).toEqual([
      200,
      { result: true, message: 'Shop details updated successfully!' },
    ]);
    const { sh_product_and_service: _, ...words } = whole;
    expect(await shown()).toMatchObject({
      ...words,
      sh_category_name: 'Books & Media',
      sh_primary_phone: '+919876543210',
      sh_secondary_phone: '+919812345678',
      sh_email: 'hello@anand.example',
      sh_opening_hours: '10:00 AM - 07:00 PM',
      sh_product_and_service: ['Novels', 'Maps & charts'],
      shopimages: [expect.anything(), expect.anything(), expect.anything()],
      owner: { version: 2, is_pinned: false },
    });
    expect(await shown(null)).toMatchObject({ sh_name: whole.sh_name });
  });

  test.each([
    ['Yes, I have my own delivery staff', 'own-staff', 'In-shop Only', 'in-shop'],
    ['No, I need freelance delivery support', 'freelance', 'Home Service', 'home'],
    ['Only in-store service', 'in-store', 'Both', 'both'],
  ])('[M-255] %j is stored as %j and told in the same words [D-060]', async (delivery, option, area, key) => {
    await edit({ sh_delivery_option: delivery, sh_service_area_coverage: area });
    expect(await stored()).toMatchObject({ delivery_option: option, service_area: key });
    expect(await shown()).toMatchObject({ sh_delivery_option: delivery, sh_service_area_coverage: area });
  });

  test('search follows at once: new words and the new city find it, old ones do not', async () => {
    await edit(whole);
    expect(await found('novels', 'Ernakulam')).toContain(shop.id);
    expect(await found('mattancherry', 'Kochi')).toContain(shop.id);
    expect(await found('books', 'Kochi')).toContain(shop.id);
    expect(await found('anand stores', 'Bangalore')).not.toContain(shop.id);
    expect(await found('indiranagar', 'Kochi')).not.toContain(shop.id);
  });

  test('the account, with which the owner logs in, stays as it is', async () => {
    await edit(whole);
    const account = await testApp.db.one(
      sql`SELECT name, email, phone FROM account WHERE id = ${shop.owner.id}`,
    );
    const { name, email, phone } = shop.owner;
    expect(account).toEqual({ name, email, phone });
  });

  test('what was done is written down', async () => {
    await edit({ sh_name: 'Anand & Sons', sh_city: 'Kochi', image: [await picture()] });
    expect(await entries()).toEqual([
      {
        action: 'shop edited',
        actor_id: shop.owner.id,
        detail: { changed: 'name city location latitude longitude', images: 1 },
      },
    ]);
  });

  test('with what it was and is: public values in words, long ones cut, personal ones as hashes for good', async () => {
    const { name } = await stored();
    const items = Array.from({ length: 20 }, (_, number) => `A long name of a thing, number ${number}`);
    await edit({ ...whole, sh_product_and_service: JSON.stringify(items) });
    await removeAccount(testApp.db, shop.owner.id, ['shop'], testApp.clock.now());
    const { changes } = await testApp.db.one<{ changes: Record<string, { from: unknown; to: unknown }> }>(
      sql`SELECT changes FROM audit WHERE subject_id = ${shop.id} AND action = 'shop edited'`,
    );
    expect(changes).toMatchObject({
      name: { from: name, to: whole.sh_name },
      category: { to: 'Books & Media' },
      city: { to: 'Kochi' },
      opens: { to: 600 },
      deliveryOption: { to: expect.any(String) },
      items: { to: expect.stringMatching(/^\["A long name.{287}…$/) },
    });
    const hash = expect.stringMatching(/^hash:[\w-]{16}$/);
    for (const field of ['ownerName', 'description', 'address', 'phone', 'secondPhone', 'whatsapp', 'email'])
      expect([field, changes[field]?.to]).toEqual([field, hash]);
    const rows = JSON.stringify(changes);
    for (const word of ['Anand Menon', 'Harbour', '98765', '98123', '98989', 'hello@', 'by the sea'])
      expect(rows).not.toContain(word);
  });
});

describe('prices of products and services [D-101]', () => {
  const read = async () => {
    const { list } = await testApp.ask(listShops, { sh_id: shop.id });
    return list.map(({ sh_product_and_service: items, item_prices: prices }) => ({ items, prices }))[0];
  };

  test('are named by the owner, and an item keeps its own when others go', async () => {
    await edit({ sh_product_and_service: '["Rice","Dal","Ghee"]', item_prices: '["60","","640"]' });
    expect(await read()).toEqual({ items: ['Rice', 'Dal', 'Ghee'], prices: [60, null, 640] });
    await edit({ sh_product_and_service: '["Ghee","Rice"]' });
    expect(await read()).toEqual({ items: ['Ghee', 'Rice'], prices: [640, 60] });
    await edit({ item_prices: '["",""]' });
    expect(await read()).toEqual({ items: ['Ghee', 'Rice'], prices: undefined });
  });

  test.each([
    ['["12.50"]', 'Please enter prices in whole rupees, up to 1,00,00,000, or leave them empty'],
    ['{"Rice":60}', 'The prices could not be read. Please enter them again.'],
    ['[60]', 'The prices could not be read. Please enter them again.'],
  ])('as %s are refused: %s', async (item_prices, sentence) => {
    const answer = await edit({ sh_product_and_service: '["Rice"]', item_prices });
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toBe(sentence);
  });
});

describe('what is kept', () => {
  test('[M-479] the short form changes its fields only', async () => {
    const before = await stored();
    const answer = await edit({
      sh_id: shop.id,
      sh_name: 'Anand & Sons',
      sh_email: 'sons@example.in',
      sh_city: 'Kochi',
      sh_address: '7 Beach Road, Fort Kochi',
      sh_state: 'Kerala',
      sh_primary_phone: '9876501234',
      image: await picture(),
    });
    expect(answer.status).toBe(200);
    expect(await stored()).toMatchObject({
      name: 'Anand & Sons',
      email: 'sons@example.in',
      city: 'Kochi',
      address: '7 Beach Road, Fort Kochi',
      state: 'Kerala',
      phone: '+919876501234',
      photo_count: 2,
      owner_name: before['owner_name'],
      items: before['items'],
      days: before['days'],
      opens: before['opens'],
      delivery_option: before['delivery_option'],
      category_id: before['category_id'],
      description: before['description'],
    });
  });

  test('empty and absent fields keep everything', async () => {
    await edit({ sh_address: '12 Main Road, Indiranagar' });
    const { version: _, updated_at: __, ...before } = await stored();
    const blank = Object.fromEntries(Object.keys(whole).map((name) => [name, ' ']));
    for (const body of [{}, blank]) expect((await edit(body)).status).toBe(200);
    expect(await stored()).toMatchObject(before);
  });

  test('what is named as emptied is emptied, and nothing else can be', async () => {
    await edit(whole);
    await edit({ emptied: 'sh_secondary_phone, sh_email,sh_name,constructor', sh_email: '' });
    expect(await stored()).toMatchObject({ second_phone: null, email: null, name: whole.sh_name });
    await edit({ emptied: 'sh_description' });
    expect(await stored()).toMatchObject({ description: '', is_listed: false });
  });

  test.each([
    ['Full time', { schedule: 'full-time', opens: null, closes: null }, 'Full time'],
    ['08:00 AM - 10:00 PM', { schedule: 'part-time', opens: 480, closes: 1320 }, '08:00 AM - 10:00 PM'],
    [
      'Open Daily: 08:00 AM to 10:00 PM',
      { schedule: 'part-time', opens: 480, closes: 1320 },
      '08:00 AM - 10:00 PM',
    ],
  ])('[M-317, M-318] hours written as %j are read [D-055]', async (sh_opening_hours, columns, asShown) => {
    await edit({ sh_opening_hours });
    expect(await stored()).toMatchObject(columns);
    expect(await shown()).toMatchObject({ sh_opening_hours: asShown });
  });
});

describe('where it is', () => {
  const kochi = { latitude: expect.closeTo(9.93, 1), longitude: expect.closeTo(76.27, 1) };

  test('a new city moves it there, unless its owner had set a pin', async () => {
    await edit({ sh_city: 'Kochi' });
    expect(await stored()).toMatchObject({
      ...kochi,
      is_pinned: false,
      location: 'Kochi',
      city_key: 'kochi',
    });
    await edit({ latitude: '9.96', longitude: '76.24' });
    expect(await stored()).toMatchObject({ latitude: 9.96, longitude: 76.24, is_pinned: true });
    await edit({ sh_city: 'Thrissur' });
    expect(await stored()).toMatchObject({ latitude: 9.96, is_pinned: true, city_key: 'thrissur' });
  });

  test('a pin that is taken away leaves the middle of the city', async () => {
    await edit({ sh_city: 'Kochi', latitude: '9.96', longitude: '76.24' });
    await edit({ latitude: '12.9352', longitude: '77.6245' });
    expect(await stored()).toMatchObject({ ...kochi, is_pinned: false });
  });

  test('a pin that cannot be read is refused', async () => {
    const answer = await edit({ latitude: 'north', longitude: '76' });
    expect([answer.status, answer.body['message']]).toEqual([
      400,
      'The place on the map could not be read. Please set it again.',
    ]);
  });
});

describe('refusals', () => {
  test.each([
    ['shopName', { sh_name: 'A' }, 'Shop name is required and must be at least 2 characters'],
    ['ownerName', { sh_owner_name: 'A' }, 'Owner name is required and must be at least 2 characters'],
    ['address', { sh_address: 'Here' }, 'Shop address is required and must be at least 10 characters'],
    ['state', { sh_state: 'K' }, 'State is required'],
    ['city', { sh_city: 'K' }, 'City is required'],
    ['primaryPhone', { sh_primary_phone: '12345' }, 'Please enter a valid Indian phone number'],
    ['whatsappNumber', { sh_whatsapp_number: 'no' }, 'Please enter a valid Indian phone number'],
    ['workingDays', { sh_working_days: '[]' }, 'Please select at least one working day'],
    ['openingHours', { sh_opening_hours: '10:00 PM - 08:00 AM' }, 'Closing time must be after opening time'],
    ['category', { sh_category_name: 'Piracy' }, 'Please select a business category'],
    ['kind', { sh_shop_or_service: 'bank' }, 'Please choose shop, service or both.'],
    [
      'services',
      { sh_product_and_service: '{"a":1}' },
      'The products and services could not be read. Please add them again.',
    ],
    ['images', { image: Buffer.from('not a picture') }, 'File 1 is not a valid image format'],
  ])('%s, with its sentence, and nothing is changed', async (field, body, sentence) => {
    const before = await stored();
    const answer = await edit({ sh_owner_name: 'Somebody Else', ...body });
    expect(answer).toMatchObject({
      status: 400,
      body: { result: false, message: sentence, fields: { [field]: sentence } },
    });
    expect(await stored()).toEqual(before);
  });

  test('more than ten images in all', async () => {
    const image = await Promise.all([60, 61, 62, 63, 64].map(picture));
    await edit({ image });
    await edit({ image: image.slice(0, 3) });
    const answer = await edit({ image: image.slice(0, 2) });
    expect([answer.status, answer.body['message']]).toEqual([
      400,
      'Cannot upload 2 files. Maximum 10 images allowed. You currently have 9 images.',
    ]);
    expect(await stored()).toMatchObject({ photo_count: 9 });
  });
});

describe('more than one at a time', () => {
  const stale =
    'This shop was changed somewhere else since you opened it. Please check your changes and save them again.';

  test('of two edits of the same version, one is refused', async () => {
    const answers = await Promise.all([
      edit({ sh_name: 'Anand One', version: 1 }),
      edit({ sh_name: 'Anand Two', version: 1 }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body['message']).toBe(stale);
    expect(await stored()).toMatchObject({ version: 2 });
  });

  test('an edit that says nothing of versions is taken', async () => {
    await edit({ sh_name: 'Anand One', version: 1 });
    expect((await edit({ sh_name: 'Anand Two' })).status).toBe(200);
  });

  test('sent again with its key after a lost reply, it has happened once', async () => {
    const body = { sh_name: 'Anand One', version: 1, image: await picture() };
    const key = { 'idempotency-key': 'the-same-try-1' };
    const first = await edit(body, token, key);
    const second = await edit(body, token, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await stored()).toMatchObject({ version: 2, photo_count: 2 });
  });
});

describe('whose', () => {
  test('[M-203] nobody edits somebody else’s shop; an admin does', async () => {
    const other = await makeShop(testApp.db);
    const strangers = [
      other.owner,
      await makeAccount(testApp.db),
      await makeAccount(testApp.db, 'deliverystaff'),
    ];
    for (const person of strangers) {
      const as = await signIn(testApp.db, person, testApp.clock.now());
      expect((await edit({ sh_id: shop.id, sh_name: 'Mine now' }, as)).status).toBe(403);
    }
    expect((await testApp.post(editShop.path, { sh_id: shop.id, sh_name: 'Mine now' })).status).toBe(401);
    const admin = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
    expect((await edit({ sh_id: shop.id, sh_name: 'Anand Cleaned' }, admin)).status).toBe(200);
    expect(await stored()).toMatchObject({ name: 'Anand Cleaned' });
    expect((await edit({ sh_id: 99_999, sh_name: 'Nobody' }, admin)).status).toBe(404);
  });

  test('an edit says nothing about payment, rating or whether customers see it', async () => {
    const pending = await makeShop(testApp.db, { status: 'pending_payment' });
    const as = await signIn(testApp.db, pending.owner, testApp.clock.now());
    await edit({ sh_status: 'active', paid_until: '2099-01-01', sh_ratings: '5', ...whole }, as);
    const row = await testApp.db.one(
      sql`SELECT status, paid_until, rating_sum FROM shop WHERE id = ${pending.id}`,
    );
    expect(row).toEqual({ status: 'pending_payment', paid_until: null, rating_sum: 0 });
  });
});

test('only the owner is told the version, the pin and the taps of the last thirty days', async () => {
  await testApp.db.run(sql`
    INSERT INTO shop_tap (shop_id, day, action, count) VALUES
      (${shop.id}, '2026-03-16', 'call', 2), (${shop.id}, '2026-02-15', 'call', 10),
      (${shop.id}, '2026-02-14', 'call', 100), (${shop.id}, '2026-03-01', 'whatsapp', 5)`);
  expect((await shown())?.owner).toEqual({
    version: 1,
    is_pinned: false,
    taps: { call: 12, whatsapp: 5, share: 0, directions: 0 },
    status_reason: '',
    paid_until: '2099-01-01T00:00:00.000Z',
  });
  expect(await shown(null)).not.toHaveProperty('owner');
});

test('an image that goes first is the main one', async () => {
  const before = (await shown())?.shopimages.map(({ si_id }) => si_id) ?? [];
  await edit({ image: await picture(), image_first: '1' });
  await edit({ image: await picture(61) });
  const after = (await shown())?.shopimages.map(({ si_id }) => si_id) ?? [];
  expect(after).toHaveLength(3);
  expect(after.indexOf(before[0] ?? 0)).toBe(1);
});
