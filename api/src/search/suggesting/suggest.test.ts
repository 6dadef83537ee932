import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suggest } from '@aaspaas/contract/search/calls';
import { shopPath } from '@aaspaas/contract/shops/links';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeShop } from '../../../test/make';
import { refreshSearchTerms } from '../indexing/term-queries';

let testApp: TestApp;
const ids = new Map<string, number>();

const street = [
  { name: 'Anand Stores', ratings: [3] },
  { name: 'Sri Anandam Silks', category: 'Textile & Clothing', ratings: [5, 5, 5] },
  { name: 'Chandana Flowers', category: 'Events', kind: 'service' },
  { name: 'Anand Travels', category: 'Travel & Tourism', city: 'Kochi', kind: 'service' },
  { name: 'Anand Hidden', status: 'expired' },
  { name: 'Electro World', category: 'Electronics' },
  { name: 'अन्नपूर्णा भंडार', city: 'Delhi' },
] as const;

beforeAll(async () => {
  testApp = await bootApp();
  for (const options of street) ids.set(options.name, (await makeShop(testApp.db, options)).id);
  await refreshSearchTerms(testApp.db);
});
afterAll(() => testApp.stop());

const ask = async (text: string, more: object = {}) => (await testApp.ask(suggest, { text, ...more })).list;
const labels = async (text: string, more: object = {}) => (await ask(text, more)).map(({ label }) => label);
const names = async (text: string, more: object = {}) =>
  (await ask(text, more)).filter(({ kind }) => kind === 'shop').map(({ label }) => label);

test('categories, then places, then names, eight at most', async () => {
  const list = await ask('an', { city: 'Bangalore' });
  const order = list.map(({ kind }) => ['category', 'place', 'shop'].indexOf(kind));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(list.length).toBeLessThanOrEqual(8);
  expect(new Set(order).size).toBeGreaterThan(1);
});

test.each([
  ['groc', 'Grocery'],
  ['bomb', 'Mumbai'],
  ['electro', 'Electro World'],
])('%s becomes %s', async (text, label) => {
  expect(await labels(text)).toContain(label);
});

test.each([
  ['kiran', 'kirana', 'Grocery'],
  ['किरा', 'किराना', 'Grocery'],
  ['nal wa', 'nal wala', 'Home Repairs'],
])('%s becomes %s, in the words of who types', async (text, label, hint) => {
  expect(await ask(text)).toContainEqual({ kind: 'category', label, hint, address: null });
});

test.each([
  ['plu', 'plumber'],
  ['lau', 'laundry'],
  ['den', 'dentist'],
  ['groc', 'Grocery'],
])('%s is first of all %s: what a thing is mainly called comes before its items', async (text, label) => {
  expect((await labels(text))[0]).toBe(label);
});

test.each([
  ['elct', 'electrician'],
  ['gorc', 'Grocery'],
  ['jewl', 'jewellery'],
  ['bekry', 'Bakery'],
  ['pulm', 'plumber'],
  ['resto', 'Restaurants & Eating Places'],
  ['hote', 'hotel'],
])('%s, begun with a slip or without, becomes %s', async (text, label) => {
  expect((await labels(text)).slice(0, 3)).toContain(label);
});

test('what is begun as typed comes by other names before slips', async () => {
  const offered = (await labels('septi')).slice(0, 3);
  expect(offered.map((label) => label.split(' ')[0])).toEqual(['septic', 'septic', 'septic']);
});

test('a whole sentence becomes the trade that it asks for, in the same words', async () => {
  const label = 'nal tapak raha hai';
  expect(await ask(label)).toEqual([{ kind: 'category', label, hint: 'Home Repairs', address: null }]);
  expect(await ask('battery ka avishkar kisne kiya')).toEqual([]);
});

test('one thing is offered once, as long as there are others', async () => {
  expect((await labels('paint')).slice(0, 3)).toEqual(['painter', 'paint shop', 'paintings']);
});

describe('names', () => {
  test('by the beginning of any word: of this city alone, those that begin so before the others', async () => {
    const found = await names('anand', { city: 'Bengaluru' });
    expect(found).toEqual(['Anand Stores', 'Sri Anandam Silks']);
    expect(await names('anand', { city: 'Kochi' })).toEqual(['Anand Travels']);
    expect(await names('anand', { city: 'Jaipur' })).toEqual([]);
  });

  test('not by a part inside, nor by what is not a name', async () => {
    expect(await names('nand', { city: 'Bangalore' })).toEqual([]);
    expect(await names('rice', { city: 'Bangalore' })).toEqual([]);
  });

  test('lead to the page of the business, and say what and where it is', async () => {
    const list = await ask('anand', { city: 'Bangalore' });
    const here = { sh_id: ids.get('Anand Stores') ?? 0, sh_name: 'Anand Stores' };
    expect(list.find(({ label }) => label === 'Anand Stores')).toEqual({
      kind: 'shop',
      label: 'Anand Stores',
      hint: 'Grocery · Indiranagar',
      address: shopPath(here),
    });
    const anywhere = await ask('anand');
    expect(anywhere.find(({ label }) => label === 'Anand Travels')?.hint).toBe('Travel & Tourism · Kochi');
  });

  test('of listed businesses only, of the kind asked for', async () => {
    expect(await names('anand hid', { city: 'Bangalore' })).toEqual([]);
    expect(await names('anand', { city: 'Bangalore', sh_shop_or_service: 'service' })).toEqual([]);
    expect(await names('anand', { city: 'Kochi', sh_shop_or_service: 'service' })).toEqual(['Anand Travels']);
    const refused = await testApp.post('/search/suggest', { text: 'an', sh_shop_or_service: 'agent' });
    expect(refused.status).toBe(400);
  });

  test('in any script and without a city', async () => {
    expect(await names('अन्न')).toEqual(['अन्नपूर्णा भंडार']);
    expect(await names('electro world')).toEqual(['Electro World']);
  });
});

test('a slip is forgiven where nothing begins so', async () => {
  expect(await names('anadn stores', { city: 'Bangalore' })).toEqual(['Anand Stores']);
  expect(await labels('grocry')).toContain('Grocery');
  expect(await labels('xyzzyq')).toEqual([]);
});

test.each([
  '',
  ' ',
  '%',
  '_',
  "'",
  '😀',
  "an' | 'x",
  '()&:*!',
  '\\',
  'a'.repeat(100),
  'a '.repeat(50),
  'അ'.repeat(100),
])('any text is only text: %j', async (text) => {
  for (const city of [undefined, 'Bangalore'])
    expect((await testApp.post('/search/suggest', { text, city })).status).toBe(200);
});

test('can be read by GET, and kept by a cache', async () => {
  const { status, body, headers } = await testApp.get('/search/suggest', {
    text: 'anand',
    city: 'Bangalore',
  });
  expect([status, body['list']]).toEqual([200, await ask('anand', { city: 'Bangalore' })]);
  expect(headers['cache-control']).toMatch(/^public/);
});
