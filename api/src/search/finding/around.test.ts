import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownPlace } from '@aaspaas/contract/places/unknown-place';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeShop } from '../../../test/make';

let testApp: TestApp;

const shops = [
  { name: 'Corner Grocer', latitude: 13.06, longitude: 77.79, ratings: [3, 3, 3] },
  { name: 'Middle Grocer', latitude: 12.9716, longitude: 77.5946, ratings: [4, 4, 4] },
  { name: 'Town Tailor', category: 'Tailoring & Fashion Services', latitude: 13.02, longitude: 77.7 },
  { name: 'Best Grocer', city: 'Kochi', latitude: 9.9312, longitude: 76.2673, ratings: [5, 5, 5, 5] },
  { name: 'Malur Sweets', category: 'Bakery', city: 'Malur', latitude: 13.0, longitude: 77.94 },
  {
    name: 'Delhi Textiles',
    category: 'Textile & Clothing',
    city: 'Delhi',
    latitude: 28.6139,
    longitude: 77.209,
    isPinned: false,
  },
] as const;

/** In a town that is not known: where such a shop stands on the map says nothing. */
const nowhere = {
  name: 'Munnar Spices',
  category: 'Kitchen',
  city: 'Munnar',
  isPinned: false,
  latitude: unknownPlace.latitude,
  longitude: unknownPlace.longitude,
};

beforeAll(async () => {
  testApp = await bootApp();
  for (const options of [...shops, nowhere]) await makeShop(testApp.db, options);
});
afterAll(() => testApp.stop());

const inHoskote = { city: 'Hoskote', latitude: 13.0707, longitude: 77.7982 };

const find = async (body: object): Promise<string[]> =>
  (await testApp.ask(listShops, body)).list.map(({ sh_name }) => sh_name);

test('in a town without any, the nearest come first, each with its distance [D-061]', async () => {
  const { list } = await testApp.ask(listShops, { ...inHoskote, limit: 3 });
  const said = list.map(({ sh_name, distance }) => `${sh_name}, ${distance}`);
  expect(said).toEqual(['Corner Grocer, 1.5 km', 'Town Tailor, 12 km', 'Malur Sweets, 17 km']);
  expect(await find({ ...inHoskote, search: 'grocer' })).toEqual([
    'Corner Grocer',
    'Middle Grocer',
    'Best Grocer',
  ]);
});

test('its pages go on where the one before ended', async () => {
  const pages = [0, 2, 4, 6].map((offset) => find({ ...inHoskote, limit: 2, offset }));
  expect((await Promise.all(pages)).map(({ length }) => length)).toEqual([2, 2, 2, 0]);
  expect(new Set((await Promise.all(pages)).flat()).size).toBe(shops.length);
});

test('the best come first as far as one would go', async () => {
  const best = await find({ ...inHoskote, search: 'grocer', sort: 'rating' });
  expect(best).toEqual(['Middle Grocer', 'Corner Grocer', 'Best Grocer']);
  const { city: _, ...position } = inHoskote;
  expect(await find({ ...position, search: 'grocer', sort: 'rating' })).toEqual(best);
});

test('a town with what is looked for keeps to it', async () => {
  const inMalur = { city: 'malur', latitude: 13.0, longitude: 77.93 };
  expect(await find(inMalur)).toEqual(['Malur Sweets']);
  expect(await find({ ...inMalur, search: 'tailor' })).toEqual(['Town Tailor']);
});

test('without a pin there is no distance, and in a town that we do not know nothing is around', async () => {
  const inDelhi = { latitude: 28.6, longitude: 77.2 };
  const { list } = await testApp.ask(listShops, inDelhi);
  expect(list.map(({ sh_name, distance }) => [sh_name, distance]).slice(0, 2)).toEqual([
    ['Delhi Textiles', null],
    ['Corner Grocer', '1729 km'],
  ]);
  expect(list.filter(({ is_approximate }) => is_approximate)).toEqual([list[0]]);
  expect(await find({ ...inDelhi, search: 'munnar spices' })).toEqual(['Munnar Spices']);
  expect(await find({ city: 'Munnar' })).toEqual(['Munnar Spices']);
});

test('a city that has none, or a town that nobody stands in, has none', async () => {
  const { city, ...position } = inHoskote;
  expect(await find({ city })).toEqual([]);
  expect(await find({ city: 'Jaipur', ...position })).toEqual([]);
  expect(await find({ city: 'Kochi', search: 'tailor', ...position })).toEqual([]);
});
