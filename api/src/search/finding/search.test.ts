import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import type { TestApp } from '../../../test/boot';
import { bootStreet } from '../../../test/street';

let testApp: TestApp;

/** Every test here searches this one street of shops. */
const street = [
  { name: 'Anand Stores', category: 'Grocery', items: ['Basmati Rice', 'Toor Dal'], ratings: [5, 5, 5, 5] },
  { name: 'Lakshmi Bakery', category: 'Bakery', items: ['Plum Cake', 'Rice Bread'], latitude: 12.98 },
  { name: "Chai & Co. (O'Brien's)", category: 'Kitchen', items: ['Tea'], latitude: 13, ratings: [1] },
  {
    name: 'അമ്മ സ്റ്റോഴ്സ്',
    category: 'Grocery',
    items: ['പപ്പടം'],
    city: 'Kochi',
    latitude: 9.9312,
    longitude: 76.2673,
  },
  {
    name: 'शर्मा किराना',
    category: 'Grocery',
    items: ['चावल'],
    city: 'Delhi',
    latitude: 28.6139,
    longitude: 77.209,
  },
  {
    name: 'Sparkle Cleaners',
    kind: 'service',
    category: 'Cleaning',
    items: ['Dry Cleaning'],
    latitude: 12.99,
  },
  {
    name: 'Stitch & Wear',
    kind: 'both',
    category: 'Tailoring & Fashion Services',
    items: ['Blouse'],
    ratings: [4],
  },
  {
    name: 'Marine Books',
    category: 'Books & Media',
    items: ['Novels'],
    city: 'Mumbai',
    latitude: 19.076,
    longitude: 72.8777,
  },
] as const;

beforeAll(async () => {
  testApp = await bootStreet(street);
});
afterAll(() => testApp.stop());

async function find(body: object): Promise<string[]> {
  return (await testApp.ask(listShops, body)).list.map(({ sh_name }) => sh_name);
}

test('[M-470] words, city, kind and id are all optional; an empty body lists everything', async () => {
  const { list } = await testApp.ask(listShops, {});
  expect(list).toHaveLength(street.length);
  const books = { search: 'books', city: 'Mumbai', sh_shop_or_service: 'shop' };
  const [found] = (await testApp.ask(listShops, books)).list;
  expect(found?.sh_name).toBe('Marine Books');
  expect(await find({ sh_id: found?.sh_id })).toEqual(['Marine Books']);
});

describe('words', () => {
  const everyWay: [name: string, search: string, found: string[]][] = [
    ['of the name', 'Anand', ['Anand Stores']],
    ['of the category', 'bakery', ['Lakshmi Bakery']],
    ['of an item', 'toor', ['Anand Stores']],
    ['of the area', 'indiranagar blouse', ['Stitch & Wear']],
    ['in any letter case', 'aNaNd', ['Anand Stores']],
    ['with spaces around', '  anand  ', ['Anand Stores']],
    ['by their beginning', 'lakshm', ['Lakshmi Bakery']],
    ['by a part inside', 'kshm', ['Lakshmi Bakery']],
    ['several, in any order', 'dal anand rice', ['Anand Stores']],
    ['with a quote in it', "o'brien", ["Chai & Co. (O'Brien's)"]],
    ['with an ampersand between', 'chai & co', ["Chai & Co. (O'Brien's)"]],
  ];

  test.each(everyWay)('%s: %j', async (_, search, found) => {
    expect(await find({ search })).toEqual(found);
    expect(await find({ search, city: 'Bangalore' })).toEqual(found);
  });

  test('several of which some are missing cost rank, not the page', async () => {
    const [first, ...others] = await find({ search: 'rice bread', city: 'Bangalore' });
    expect(first).toBe('Lakshmi Bakery');
    expect(others).toContain('Anand Stores');
    const qualified = await testApp.ask(listShops, { search: 'rice unobtainium', city: 'Bangalore' });
    expect(qualified.list.map(({ sh_name }) => sh_name)).toContain('Anand Stores');
    expect(qualified.understood?.tier).toBe('items');
  });

  test('that several shops have', async () => {
    expect((await find({ search: 'rice', city: 'Bangalore' })).toSorted()).toEqual([
      'Anand Stores',
      'Lakshmi Bakery',
    ]);
  });

  test.each([
    ['അമ്മ', 'Kochi', 'അമ്മ സ്റ്റോഴ്സ്'],
    ['സ്റ്റോ', 'Kochi', 'അമ്മ സ്റ്റോഴ്സ്'],
    ['പപ്പടം', 'Kochi', 'അമ്മ സ്റ്റോഴ്സ്'],
    ['शर्मा', 'Delhi', 'शर्मा किराना'],
    ['किरा', 'Delhi', 'शर्मा किराना'],
    ['चावल', 'Delhi', 'शर्मा किराना'],
  ])('in Malayalam and Hindi: %s', async (search, city, found) => {
    expect(await find({ search })).toContain(found);
    expect(await find({ search, city })).toEqual([found]);
  });

  test.each(['', '   ', '\n\t'])('blank text %j filters nothing', async (search) => {
    expect(await find({ search })).toHaveLength(street.length);
  });

  test.each(['!!!', '%', '_', '\\', "'", '&', '|', ':*', '(', ' - ', '😀'])(
    'symbols alone, %j, match nothing',
    async (search) => {
      expect(await find({ search })).toEqual([]);
      expect(await find({ search, city: 'Bangalore' })).toEqual([]);
    },
  );

  test.each([
    "anand' | 'x",
    'anand:*',
    '!anand',
    'anand <-> stores',
    '(anand',
    'anand\\',
    "anand''",
    'anand"',
    'anand;--',
    '%anand%',
  ])('the search language is only text: %j', async (search) => {
    const words = search.replace(/[^a-z]+/g, ' ').trim();
    for (const city of [undefined, 'Bangalore'])
      expect(await find({ search, city })).toEqual(await find({ search: words, city }));
  });

  test.each([
    ['ligatures that unfold to thousands of letters', { search: '㌖'.repeat(200), city: 'Kochi' }],
    ['the same in the city', { search: 'a', city: 'ﷺ'.repeat(200) }],
    ['as long as allowed', { search: 'അ'.repeat(200), city: 'അ'.repeat(200) }],
    ['as many words as allowed', { search: 'a '.repeat(100), city: 'Bangalore' }],
  ])('%s are a search like any other', async (_, body) => {
    expect((await testApp.post('/shop/list/shop', body)).status).toBe(200);
  });
});

describe('cities', () => {
  test.each([
    ['Bangalore', 5],
    ['bengaluru', 5],
    [' BANGALORE ', 5],
    ['Kochi', 1],
    ['Ernakulam', 1],
    ['Cochin', 1],
    ['New Delhi', 1],
    ['Bombay', 1],
    ['Chennai', 0],
    ['Atlantis', 0],
    ['Bangalore, Karnataka', 0],
    ["Kochi'", 1],
  ])('%s has %i', async (city, count) => {
    expect(await find({ city })).toHaveLength(count);
  });

  test('and words narrow each other', async () => {
    expect(await find({ city: 'Mumbai', search: 'novel' })).toEqual(['Marine Books']);
    expect(await find({ city: 'Kochi', search: 'novel' })).toEqual([]);
  });
});

describe('[M-207] kinds [D-054]', () => {
  const services = ['Sparkle Cleaners', 'Stitch & Wear'];

  test.each(['service', 'Service', ' SERVICE '])('%j, with those that are both', async (kind) => {
    expect((await find({ sh_shop_or_service: kind })).toSorted()).toEqual(services);
    const inCity = { sh_shop_or_service: kind, city: 'Bangalore' };
    expect((await find(inCity)).toSorted()).toEqual(services);
    expect(await find({ ...inCity, search: 'blouse' })).toEqual(['Stitch & Wear']);
    expect(await find({ ...inCity, search: 'rice' })).toEqual([]);
  });

  test.each(['shop', 'SHOP'])('%j, with those that are both', async (kind) => {
    const found = await find({ sh_shop_or_service: kind });
    expect(found).toHaveLength(street.length - 1);
    expect(found).toContain('Stitch & Wear');
    expect(await find({ sh_shop_or_service: kind, city: 'Bangalore', search: 'blouse' })).toEqual([
      'Stitch & Wear',
    ]);
    expect(await find({ sh_shop_or_service: kind, city: 'Bangalore', search: 'sparkle' })).toEqual([]);
  });

  test.each(['', 'both', 'Both'])('%j filters nothing', async (kind) => {
    expect(await find({ sh_shop_or_service: kind })).toHaveLength(street.length);
  });

  test('anything else is refused in a sentence', async () => {
    const { status, body } = await testApp.post('/shop/list/shop', { sh_shop_or_service: 'agent' });
    expect([status, body['message']]).toEqual([400, 'Please choose shops or services.']);
  });
});

describe('order', () => {
  test('best first without a position; one low rating weighs less than many high ones', async () => {
    const found = await find({ city: 'Bangalore' });
    expect(found[0]).toBe('Anand Stores');
    expect(found.at(-1)).toBe("Chai & Co. (O'Brien's)");
  });

  test('a name that matches comes before an item that does', async () => {
    expect((await find({ search: 'clean' }))[0]).toBe('Sparkle Cleaners');
    expect((await find({ search: 'tea' })).at(0)).toBe("Chai & Co. (O'Brien's)");
  });

  const centre = { latitude: 12.9716, longitude: 77.5946 };

  test.each([{}, { city: 'Bengaluru' }])('nearest first with a position: %j', async (body) => {
    const { list } = await testApp.ask(listShops, { ...body, ...centre });
    const distances = list.map(({ latitude, longitude }) =>
      Math.hypot(latitude - 12.9716, longitude - 77.5946),
    );
    expect(distances.length).toBeGreaterThan(3);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  test('and the distance is said', async () => {
    const { list } = await testApp.ask(listShops, { search: 'cake', ...centre });
    expect(list.map(({ distance }) => distance)).toEqual(['950 m']);
    const [far] = (await testApp.ask(listShops, { search: 'novels', ...centre })).list;
    expect(far?.distance).toBe('845 km');
  });

  test.each([{ latitude: 12.97 }, { longitude: 77.59 }])('half a position is none: %j', async (half) => {
    expect((await testApp.ask(listShops, half)).list.every(({ distance }) => distance === null)).toBe(true);
  });

  test.each([
    { latitude: 85, longitude: 180 },
    { latitude: -85, longitude: -180 },
    { latitude: 0, longitude: -0 },
    { latitude: 5e-324, longitude: -5e-324 },
    { latitude: 1e-300, longitude: 77 },
  ])('any place on earth: %j', async (position) => {
    expect(await find(position)).toHaveLength(street.length);
  });
});

describe('pages', () => {
  test('follow one another without gaps or doubles, and say whether more follow', async () => {
    const everything = await find({});
    const paged: string[] = [];
    for (let offset = 0, more = true; more; offset += 3) {
      const page = await testApp.ask(listShops, { limit: 3, offset });
      paged.push(...page.list.map(({ sh_name }) => sh_name));
      expect(page.more).toBe(offset + 3 < street.length);
      more = page.more;
    }
    expect(paged).toEqual(everything);
  });

  test('a page that is exactly full is the last', async () => {
    expect((await testApp.ask(listShops, { limit: street.length })).more).toBe(false);
    expect((await testApp.ask(listShops, { offset: 10_000 })).list).toEqual([]);
  });

  test.each([
    { limit: 0 },
    { limit: 101 },
    { limit: 1.5 },
    { limit: '5' },
    { offset: -1 },
    { offset: 10_001 },
  ])('%j is refused', async (body) => {
    expect((await testApp.post('/shop/list/shop', body)).status).toBe(400);
  });
});
