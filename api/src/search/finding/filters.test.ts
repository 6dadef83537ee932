import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, mondayNoon, type TestApp } from '../../../test/boot';
import { makeShop } from '../../../test/make';

let testApp: TestApp;
const day = { hours: { schedule: 'part-time', opens: 480, closes: 1320 } } as const;

const street = [
  { name: 'Near Grocer', ratings: [3, 3, 3], latitude: 12.972, ...day },
  { name: 'Far Grocer', ratings: [5, 5, 5], latitude: 13.1, ...day },
  { name: 'Night Chemist', category: 'Health & Medical', hours: { schedule: 'full-time' }, latitude: 12.98 },
  { name: 'Health Corner', category: 'Health', kind: 'service', days: ['Sunday'], latitude: 12.99 },
  { name: 'Stitch & Wear', kind: 'both', category: 'Tailoring & Fashion Services', latitude: 13, ...day },
  { name: 'Kochi Grocer', city: 'Kochi', latitude: 9.9312, longitude: 76.2673, ...day },
] as const;

beforeAll(async () => {
  testApp = await bootApp();
  for (const options of street) await makeShop(testApp.db, options);
});
beforeEach(() => testApp.clock.set(mondayNoon));
afterAll(() => testApp.stop());

const find = async (body: object): Promise<string[]> =>
  (await testApp.ask(listShops, body)).list.map(({ sh_name }) => sh_name);
const sorted = async (body: object) => (await find(body)).toSorted();
const city = 'Bangalore';
const centre = { latitude: 12.9716, longitude: 77.5946 };

describe('category', () => {
  test.each(['Grocery', 'grocery', ' GROCERY '])('%j, in any case', async (category) => {
    expect(await sorted({ category })).toEqual(['Far Grocer', 'Kochi Grocer', 'Near Grocer']);
    expect(await sorted({ category, city })).toEqual(['Far Grocer', 'Near Grocer']);
  });

  test('is the whole name, not a part of one', async () => {
    for (const place of [{}, { city }, { city, ...centre }]) {
      expect(await find({ category: 'Health', ...place })).toEqual(['Health Corner']);
      expect(await find({ category: 'Heal', ...place })).toEqual([]);
      expect(await find({ category: 'Unheard Of', ...place })).toEqual([]);
    }
  });

  test('goes with words, kind and position', async () => {
    expect(await find({ category: 'Grocery', search: 'far', city })).toEqual(['Far Grocer']);
    expect(await find({ category: 'Grocery', search: 'chemist', city })).toEqual([]);
    expect(await find({ category: 'Grocery', sh_shop_or_service: 'service', city })).toEqual([]);
    expect(await find({ category: 'Grocery', city, ...centre })).toEqual(['Near Grocer', 'Far Grocer']);
  });

  test('blank filters nothing', async () => {
    expect(await find({ category: ' ' })).toHaveLength(street.length);
  });

  test('a kind finds what is both, and both finds every kind [M-212, D-054]', async () => {
    const category = 'Tailoring & Fashion Services';
    for (const kind of ['shop', 'service', 'both', ''])
      expect(await find({ category, city, sh_shop_or_service: kind })).toEqual(['Stitch & Wear']);
  });
});

describe('open now', () => {
  test.each([
    ['2026-03-16T06:30:00Z', ['Far Grocer', 'Near Grocer', 'Night Chemist', 'Stitch & Wear'], 'Monday noon'],
    ['2026-03-16T02:29:00Z', ['Night Chemist'], 'Monday 7:59 AM'],
    [
      '2026-03-16T16:29:00Z',
      ['Far Grocer', 'Near Grocer', 'Night Chemist', 'Stitch & Wear'],
      'Monday 9:59 PM',
    ],
    ['2026-03-16T16:30:00Z', ['Night Chemist'], 'Monday 10 PM'],
    [
      '2026-03-14T20:00:00Z',
      ['Night Chemist'],
      'Sunday 1:30 AM in India, though Saturday elsewhere: before the corner opens',
    ],
    [
      '2026-03-15T03:00:00Z',
      ['Far Grocer', 'Health Corner', 'Near Grocer', 'Night Chemist', 'Stitch & Wear'],
      'Sunday',
    ],
  ])('at %s: %j (%s)', async (moment, open) => {
    testApp.clock.set(moment);
    expect(await sorted({ city, open: 'now' })).toEqual(open);
    const { list } = await testApp.ask(listShops, { city });
    expect(
      list
        .filter(({ open_now }) => open_now)
        .map(({ sh_name }) => sh_name)
        .toSorted(),
    ).toEqual(open);
  });

  test('goes with words', async () => {
    expect(await find({ city, open: 'now', search: 'grocer' })).toEqual(['Far Grocer', 'Near Grocer']);
  });
});

describe('sort', () => {
  test('by distance, whatever matches better', async () => {
    const [first, second] = await find({ search: 'grocer', city, sort: 'distance', ...centre });
    expect([first, second]).toEqual(['Near Grocer', 'Far Grocer']);
  });

  test('by rating, though a position is known', async () => {
    expect(await find({ search: 'grocer', city, sort: 'rating', ...centre })).toEqual([
      'Far Grocer',
      'Near Grocer',
    ]);
    expect((await find({ city, sort: 'rating' })).at(-1)).toBe('Near Grocer');
  });

  test('by distance without a position is best first', async () => {
    expect(await find({ city, sort: 'distance' })).toEqual(await find({ city }));
  });

  test.each([
    { sort: 'rating' },
    { sort: 'distance', ...centre },
    { search: 'e', ...centre },
    { search: 'grocer' },
  ])('pages of %j follow one another without gaps or doubles', async (body) => {
    const everything = await find(body);
    const paged: string[] = [];
    for (let offset = 0; offset < everything.length + 1; offset++)
      paged.push(...(await find({ ...body, limit: 1, offset })));
    expect(paged).toEqual(everything);
  });

  test.each([{ sort: 'name' }, { open: 'later' }, { category: 7 }])('%j is refused', async (body) => {
    expect((await testApp.post('/shop/list/shop', body)).status).toBe(400);
  });
});
