import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addReview } from '@aaspaas/contract/reviews/calls';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import type { Hours } from '@aaspaas/contract/shops/hours';
import type { Weekday } from '@aaspaas/contract/shops/weekdays';
import { bootApp, mondayNoon, type TestApp } from '../../test/boot';
import { sql } from '../db/sql';
import { makeAccount, makeReview, makeShop, makeShopImage, signIn } from '../../test/make';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(() => testApp.clock.set(mondayNoon));
afterAll(() => testApp.stop());

async function findOne(sh_id: number, as: string | null = null) {
  const { list } = await testApp.ask(listShops, { sh_id }, { as });
  const [record] = list;
  if (!record) throw new Error(`shop ${sh_id} is not listed`);
  return record;
}

const isFound = async (sh_id: number, as: string | null = null): Promise<boolean> =>
  (await testApp.ask(listShops, { sh_id }, { as })).list.length === 1;

describe('the record', () => {
  // Also sh_email, to the owner; the PIN code, latitude, longitude, open_now, open_text and their facts are additions of ours.
  const specified = [
    'sh_id',
    'sh_name',
    'sh_owner_name',
    'sh_category_name',
    'sh_shop_or_service',
    'sh_address',
    'sh_location',
    'sh_city',
    'sh_state',
    'sh_opening_hours',
    'sh_working_days',
    'sh_primary_phone',
    'sh_secondary_phone',
    'sh_whatsapp_number',
    'sh_phone',
    'sh_description',
    'sh_product_and_service',
    'sh_delivery_option',
    'sh_service_area_coverage',
    'sh_status',
    'sh_ratings',
    'sh_review_count',
    'shopimages',
    'distance',
    'type',
  ];
  const additions = ['area', 'sh_pin_code', 'latitude', 'longitude', 'open_now', 'open_text', 'open_state'];

  test('[M-206] has the specified fields, seven more, and no others', async () => {
    // Around the clock, so that the hour of the test does not matter.
    const { id, owner } = await makeShop(testApp.db, { hours: { schedule: 'full-time' } });
    const { body } = await testApp.post('/shop/list/shop', { sh_id: id });
    const [record] = body['list'] as object[];
    expect(Object.keys(record ?? {}).toSorted()).toEqual([...specified, ...additions].toSorted());
    const token = await signIn(testApp.db, owner, testApp.clock.now());
    const { body: own } = await testApp.post('/shop/list/shop', { sh_id: id }, { as: token });
    const [ownRecord] = own['list'] as object[];
    const all = [...specified, ...additions, 'sh_email', 'owner'];
    expect(Object.keys(ownRecord ?? {}).toSorted()).toEqual(all.toSorted());
  });

  test('names its lowest price, and in whole words what was last written about it', async () => {
    const { id } = await makeShop(testApp.db, { items: ['Haircut', 'Shave', 'Facial'] });
    expect(Object.keys(await findOne(id))).not.toEqual(expect.arrayContaining(['price_from']));
    await testApp.db.run(sql`UPDATE shop SET prices = '{150,NULL,90}' WHERE id = ${id}`);
    const write = async (comment: string): Promise<string> => {
      const as = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
      await testApp.ask(addReview, { shop_id: id, comment, rating: 4 }, { as });
      return as;
    };
    const words = async () => (await findOne(id)).last_words;
    await write('Too expensive');
    expect([await words(), (await findOne(id)).price_from]).toEqual(['Too expensive', 90]);
    const as = await write('Came within the hour,\n and cleaned up everything, behind the sink too');
    expect(await words()).toBe('Came within the hour, and cleaned up everything, behind the…');
    const comment = 'Came within the hour. He cleaned up everything, behind the sink too.';
    await testApp.ask(addReview, { shop_id: id, comment, rating: 4 }, { as });
    expect(await words()).toBe('Came within the hour.');
    await testApp.ask(addReview, { shop_id: id, comment: 'ഒ'.repeat(70), rating: 4 }, { as });
    expect(await words()).toBe(`${'ഒ'.repeat(60)}…`);
  });

  test('names the area that the address ends with', async () => {
    const { id } = await makeShop(testApp.db, { area: 'Koramangala' });
    const { list } = await testApp.ask(listShops, { sh_id: id });
    expect(list[0]?.area).toBe('Koramangala');
  });

  const secondPhone = '+919876500009';

  async function makeTwo(word: string): Promise<[first: number, second: number]> {
    const items = [word];
    const { id: first } = await makeShop(testApp.db, { images: 3, items, ratings: [5, 5, 5] });
    const { id: second } = await makeShop(testApp.db, { images: 3, items });
    await testApp.db.run(
      sql`UPDATE shop SET second_phone = ${secondPhone} WHERE id IN (${first}, ${second})`,
    );
    return [first, second];
  }

  const cardOf = ({ sh_pin_code: _, ...full }: ShopRecord): ShopRecord => ({
    ...full,
    sh_owner_name: '',
    sh_secondary_phone: null,
    sh_description: '',
    sh_product_and_service: [],
    shopimages: full.shopimages.slice(0, 1),
    is_card: true,
  });

  test('for a card leaves out the long texts, the second number and all photos but the first', async () => {
    const [first, second] = await makeTwo('Onlyatthisplace');
    const { list } = await testApp.ask(listShops, { search: 'onlyatthisplace', fields: 'card' });
    const full = await findOne(first);
    expect(list).toEqual([cardOf(full), cardOf(await findOne(second))]);
    expect([full.shopimages.length, full.sh_secondary_phone]).toEqual([3, secondPhone]);
  });

  test('in a guest’s list is a card; of a search the best match is whole, as its page shows it [D-088]', async () => {
    const [first, second] = await makeTwo('Nowhereelse');
    const [whole, other] = [await findOne(first), await findOne(second)];
    const search = { search: 'nowhereelse' };
    expect((await testApp.ask(listShops, search)).list).toEqual([whole, cardOf(other)]);
    for (const body of [{ city: 'Bangalore' }, {}]) {
      const { list } = await testApp.ask(listShops, body);
      expect(list.every(({ is_card }) => is_card)).toBe(true);
      expect(JSON.stringify(list)).not.toContain(secondPhone);
    }
    const as = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
    expect((await testApp.ask(listShops, search, { as })).list).toEqual([whole, other]);
  });

  test('in a guest’s search is whole also where the best match is not the first [D-088]', async () => {
    const { id: better } = await makeShop(testApp.db, { items: ['Zanzibar Spices'], ratings: [5, 5, 5] });
    const { id: named } = await makeShop(testApp.db, { name: 'Zanzibar Stores', images: 3, ratings: [1, 1] });
    const { list } = await testApp.ask(listShops, { search: 'zanzibar', sort: 'rating' });
    expect(list).toEqual([cardOf(await findOne(better)), await findOne(named)]);
  });

  test('[M-471] comes with result and message', async () => {
    const { id } = await makeShop(testApp.db);
    const { result, message } = await testApp.ask(listShops, { sh_id: id });
    expect([result, message]).toEqual([true, '']);
    const missing = await testApp.ask(listShops, { sh_id: 2_147_483_647 });
    expect(missing).toEqual({ result: true, message: 'Shop not found.', list: [], more: false });
    const none = await testApp.ask(listShops, { search: 'nosuchthing' });
    expect([none.result, none.message, none.list]).toEqual([true, 'No shops found', []]);
  });

  test('[M-209] says what is stored; products and services as a list', async () => {
    const { id, owner } = await makeShop(testApp.db, { name: 'Ravi’s "Best" <Bakery>', category: 'Bakery' });
    expect(await findOne(id)).toMatchObject({
      sh_name: 'Ravi’s "Best" <Bakery>',
      sh_owner_name: owner.name,
      sh_category_name: 'Bakery',
      sh_shop_or_service: 'shop',
      type: 'shop',
      sh_primary_phone: owner.phone,
      sh_phone: owner.phone,
      sh_status: 'active',
      sh_product_and_service: ['Rice', 'Dal'],
      distance: null,
    });
  });

  test('[M-210] names each photo by si_id and si_image, in the owner’s order', async () => {
    const { id } = await makeShop(testApp.db, { images: 1 });
    const last = await makeShopImage(testApp.db, id, 5);
    const middle = await makeShopImage(testApp.db, id, 3);
    const { shopimages } = await findOne(id);
    expect(shopimages.map(({ si_id }) => si_id).slice(1)).toEqual([middle, last]);
    for (const { si_image } of shopimages) expect(si_image).toMatch(/^\/media\/[0-9a-f]{32}-800\.webp$/);
  });

  test('has no stars before the first review, then their mean to one decimal', async () => {
    const shop = await makeShop(testApp.db);
    expect(await findOne(shop.id)).toMatchObject({ sh_ratings: null, sh_review_count: 0 });
    for (const rating of [5, 4, 4]) await makeReview(testApp.db, shop, await makeAccount(testApp.db), rating);
    expect(await findOne(shop.id)).toMatchObject({ sh_ratings: 4.3, sh_review_count: 3 });
  });
});

describe('hours and days', () => {
  const rows: [Hours | null, Weekday[], hours: string | null, days: string][] = [
    [
      { schedule: 'part-time', opens: 480, closes: 1320 },
      ['Monday', 'Tuesday'],
      '08:00 AM - 10:00 PM',
      '[Monday Tuesday]',
    ],
    [{ schedule: 'part-time', opens: 0, closes: 1439 }, ['Sunday'], '12:00 AM - 11:59 PM', '[Sunday]'],
    [
      { schedule: 'part-time', opens: 720, closes: 785 },
      ['Sunday', 'Friday'],
      '12:00 PM - 01:05 PM',
      '[Friday Sunday]',
    ],
    [{ schedule: 'full-time' }, ['Monday'], 'Full time', '[Monday]'],
    [null, [], null, '[]'],
  ];

  test.each(rows)(
    '[M-208] %j on %j reads %s, %s [D-055]',
    async (hours, days, sh_opening_hours, sh_working_days) => {
      const { id, owner } = await makeShop(testApp.db, { hours, days });
      const token = await signIn(testApp.db, owner, testApp.clock.now());
      expect(await findOne(id, token)).toMatchObject({ sh_opening_hours, sh_working_days });
    },
  );

  const shopHours = { hours: { schedule: 'part-time', opens: 480, closes: 1320 }, days: ['Monday'] } as const;
  test.each([
    ['2026-03-16T02:29:59Z', false, 'Closed · opens 8:00 AM', 'Monday 7:59 AM in India'],
    ['2026-03-16T02:30:00Z', true, 'Open now', 'Monday 8:00 AM'],
    ['2026-03-16T16:29:59Z', true, 'Open now', 'Monday 9:59 PM'],
    ['2026-03-16T16:30:00Z', false, 'Closed · opens Mon 8:00 AM', 'Monday 10:00 PM'],
    ['2026-03-16T20:00:00Z', false, 'Closed · opens Mon 8:00 AM', 'Tuesday 1:30 AM, though Monday in London'],
    ['2026-03-15T18:30:00Z', false, 'Closed · opens 8:00 AM', 'Monday midnight'],
  ])(
    '[M-315] open Mondays 8 to 10: at %s that is %s, %j (%s) [D-055]',
    async (moment, open_now, open_text) => {
      const { id } = await makeShop(testApp.db, shopHours);
      testApp.clock.set(moment);
      const facts = open_now
        ? { open_state: 'open', closes_at: 1320 }
        : { open_state: 'closed', opens_at: 480, opens_on: 'Monday' };
      expect(await findOne(id)).toMatchObject({ open_now, open_text, ...facts });
    },
  );

  test('a full-time business is open from midnight to midnight, Indian time', async () => {
    const { id } = await makeShop(testApp.db, { hours: { schedule: 'full-time' }, days: ['Monday'] });
    const states: [string, boolean][] = [
      ['2026-03-15T18:29:59Z', false],
      ['2026-03-15T18:30:00Z', true],
      ['2026-03-16T18:29:59Z', true],
      ['2026-03-16T18:30:00Z', false],
    ];
    for (const [moment, isOpen] of states) {
      testApp.clock.set(moment);
      expect([moment, (await findOne(id)).open_now]).toEqual([moment, isOpen]);
    }
  });
});

describe('who sees which', () => {
  const unlisted = [
    { status: 'pending_payment' },
    { status: 'payment_submitted' },
    { status: 'expired' },
    { status: 'rejected' },
    { status: 'suspended' },
    { hours: null },
    { days: [] },
    { description: '' },
    { items: [] },
    { images: 0 },
    { deliveryOption: null },
    { serviceArea: null },
  ] as const;

  test.each(unlisted)('%j: only the owner and an admin, by its id [D-014]', async (state) => {
    const { id, owner } = await makeShop(testApp.db, { name: 'Hidden Corner', ...state });
    const now = testApp.clock.now();
    const other = await makeShop(testApp.db);
    expect(await isFound(id)).toBe(false);
    expect(await isFound(id, await signIn(testApp.db, other.owner, now))).toBe(false);
    expect(await isFound(id, await signIn(testApp.db, await makeAccount(testApp.db), now))).toBe(false);
    expect(await isFound(id, await signIn(testApp.db, owner, now))).toBe(true);
    expect(await isFound(id, await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), now))).toBe(
      true,
    );
    for (const body of [
      {},
      { search: 'hidden' },
      { city: 'Bangalore' },
      { city: 'Bangalore', search: 'hidden' },
    ])
      expect((await testApp.ask(listShops, body)).list.map(({ sh_id }) => sh_id)).not.toContain(id);
  });

  test('a visitor without an account sees every listed shop', async () => {
    const { id } = await makeShop(testApp.db);
    expect(await isFound(id)).toBe(true);
    expect((await testApp.ask(listShops, {})).list.map(({ sh_id }) => sh_id)).toContain(id);
  });

  test('the email is the owner’s and the admin’s to see, by id [D-010]', async () => {
    const { id, owner } = await makeShop(testApp.db, { name: 'Secretive Stores' });
    const now = testApp.clock.now();
    const admin = await makeAccount(testApp.db, 'admin');
    for (const person of [owner, admin])
      expect((await findOne(id, await signIn(testApp.db, person, now))).sh_email).toBe(owner.email);
    const other = await signIn(testApp.db, (await makeShop(testApp.db)).owner, now);
    for (const as of [null, other]) {
      const one = await testApp.post('/shop/list/shop', { sh_id: id }, { as });
      const many = await testApp.post('/shop/list/shop', { search: 'secretive' }, { as });
      expect(one.text + many.text).not.toContain(owner.email);
    }
  });
});
