import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suggest } from '@aaspaas/contract/search/calls';
import { listShops } from '@aaspaas/contract/shops/calls';
import type { TestApp } from '../../../test/boot';
import { makeShop } from '../../../test/make';
import { bootStreet } from '../../../test/street';

let testApp: TestApp;
const repairs = { kind: 'service', category: 'Home Repairs' } as const;
const koramangala = { area: 'Koramangala', latitude: 12.9352, longitude: 77.6245 };

const street = [
  { ...repairs, name: 'Tap Stop', items: ['Plumbing', 'Plumber'], ...koramangala, ratings: [5, 5, 5] },
  {
    ...repairs,
    name: 'Yelahanka Pipes',
    items: ['Plumber'],
    area: 'Yelahanka',
    latitude: 13.1007,
    longitude: 77.5963,
  },
  { ...repairs, name: 'Bright Wires', items: ['Electrician'], ratings: [3, 3], deliveryOption: 'in-store' },
  {
    name: 'Screen Doctor',
    category: 'Electronics',
    kind: 'service',
    items: ['Mobile repair'],
    ...koramangala,
  },
  {
    ...repairs,
    name: 'Kochi Pipes',
    items: ['Plumbing'],
    city: 'Kochi',
    latitude: 9.9312,
    longitude: 76.2673,
  },
  {
    ...repairs,
    name: 'Closed Pipes',
    items: ['Plumbing'],
    city: 'Kochi',
    latitude: 9.94,
    longitude: 76.27,
    days: ['Sunday'],
  },
] as const;

beforeAll(async () => {
  testApp = await bootStreet(street, { withPlaces: true });
}, 120_000);
afterAll(() => testApp.stop());

const ask = (body: object) => testApp.ask(listShops, body);
const names = async (body: object) => (await ask(body)).list.map(({ sh_name }) => sh_name);
const city = 'Bangalore';

describe('tiers', () => {
  test('who offers it comes first, by whatever words it was asked for', async () => {
    for (const search of ['plumber', 'tap leaking', 'nal tapak raha hai', 'ನಲ್ಲಿ ಸೋರುತ್ತಿದೆ']) {
      const { list, understood } = await ask({ search, city });
      expect([search, understood?.tier, understood?.line]).toEqual([search, 'all', null]);
      expect(
        list
          .slice(0, 2)
          .map(({ sh_name }) => sh_name)
          .toSorted(),
      ).toEqual(['Tap Stop', 'Yelahanka Pipes']);
    }
  });

  test('an unknown word beside a known one costs rank, not the page', async () => {
    const { list, understood } = await ask({ search: 'unobtainium plumber', city });
    expect(list.map(({ sh_name }) => sh_name)).toContain('Tap Stop');
    expect(understood?.tier).toBe('items');
  });

  test('where nobody offers it, its category is shown, and one line says so', async () => {
    const { list, understood } = await ask({ search: 'laptop repair', city });
    expect(list.map(({ sh_name }) => sh_name)).toContain('Screen Doctor');
    expect(understood?.tier).toBe('category');
    expect(understood?.line).toMatch(
      /^Nothing lists "laptop repair"\. Electronics( and Home Repairs)? in Bangalore:$/,
    );
  });

  test('and does not say so of those that a filter leaves out', async () => {
    const { understood: open } = await ask({ search: 'laptop repair', city, open: 'now' });
    expect(open?.line).toMatch(/^Nothing that is open now lists "laptop repair"\. /);
    const { understood: category } = await ask({ search: 'laptop repair', city, category: 'Electronics' });
    expect(category?.line).toMatch(/^Nothing with these filters lists "laptop repair"\. /);
  });

  test('where nothing is understood, nothing is found, and nothing is said', async () => {
    const { list, understood, found } = await ask({ search: 'unobtainium', city });
    expect([list, understood?.tier, understood?.line, found]).toEqual([
      [],
      'none',
      null,
      { count: 0, is_more: false },
    ]);
  });

  test('a slip is corrected, and can be searched as typed', async () => {
    const { list, understood } = await ask({ search: 'plumbr', city });
    expect(list.map(({ sh_name }) => sh_name)).toContain('Tap Stop');
    expect(understood?.corrected).toEqual({ typed: 'plumbr', meant: 'plumber' });
    expect(await names({ search: 'plumbr', city, exact: '1' })).toEqual([]);
  });

  test('a correction that finds nothing is not spoken of', async () => {
    const { list, understood } = await ask({ search: 'zeppelin rides', city });
    expect([list, understood?.corrected]).toEqual([[], null]);
  });

  test('what is near in meaning is offered where little is found', async () => {
    const { understood } = await ask({ search: 'plumber', city: 'Jaipur' });
    expect(understood?.also).toContainEqual({ label: 'Home Repairs', search: 'Home Repairs' });
  });

  test('open ones come one step up if the text asks for them', async () => {
    expect(await names({ search: 'plumber open now', city: 'Kochi' })).toEqual([
      'Kochi Pipes',
      'Closed Pipes',
    ]);
  });
});

describe('places', () => {
  test('in the text move the search, and it says so', async () => {
    const { list, understood } = await ask({ search: 'plumber in Kochi', city });
    expect(list.map(({ sh_name }) => sh_name).toSorted()).toEqual(['Closed Pipes', 'Kochi Pipes']);
    expect([understood?.moved, understood?.place?.key]).toEqual([true, 'kochi']);
    expect((await ask({ search: 'plumber', city })).understood?.moved).toBe(false);
  });

  test('a place that only names where the device is stays unsaid; one in the text does not', async () => {
    const here = { at: '560034-koramangala', here: '1' } as const;
    const [near] = (await ask({ search: 'plumber', ...here })).list;
    expect(near).toMatchObject({ sh_name: 'Tap Stop' });
    expect([near?.distance_from, near?.distance]).toEqual([undefined, expect.stringMatching(/ (km|m)$/)]);
    const [there] = (await ask({ search: 'plumber in Indiranagar', ...here })).list;
    expect(there?.distance_from).toBe('Indiranagar');
  });

  test('a place that is chosen is searched around, nearest first, with distances from it', async () => {
    const { list } = await ask({ search: 'plumber', at: '560034-koramangala' });
    expect(list[0]).toMatchObject({ sh_name: 'Tap Stop', distance_from: 'Koramangala' });
    expect(list[0]?.distance).toMatch(/ (km|m)$/);
    expect(list.map(({ sh_name }) => sh_name)).not.toContain('Kochi Pipes');
  });

  test('where nothing is near, the nearest are shown, and one line says so', async () => {
    const { list, understood } = await ask({ search: 'plumber', at: '302001' });
    expect(list.length).toBeGreaterThan(0);
    expect(understood?.line).toMatch(/^Nothing within 25 km of .+\. The nearest is \d+ km away\.$/);
    expect(understood?.line).toContain(`The nearest is ${list[0]?.distance} away.`);
    expect(understood?.is_far, 'further than anybody goes').toBe(true);
    const away = list.map(({ distance }) => Number.parseInt(distance ?? '', 10));
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    expect((await ask({ search: 'plumber', at: '302001', within: 25 })).list).toEqual([]);
  });

  test('an unknown key is no place', async () => {
    expect(await names({ search: 'plumber', at: 'atlantis', city: 'Kochi' })).toHaveLength(2);
  });
});

describe('filters', () => {
  const all = { city, sh_shop_or_service: 'service' };

  test('within so many kilometres', async () => {
    const near = { latitude: 12.9352, longitude: 77.6245 };
    expect(await names({ ...all, ...near, within: 2 })).toHaveLength(2);
    expect(await names({ ...all, ...near, within: 25, search: 'plumber' })).toEqual(
      expect.arrayContaining(['Tap Stop', 'Yelahanka Pipes']),
    );
    expect(await names({ ...near, within: 5, search: 'plumber' })).not.toContain('Yelahanka Pipes');
  });

  test('stars and delivery, with and without words', async () => {
    expect(await names({ ...all, stars: 4 })).toEqual(['Tap Stop']);
    expect(await names({ ...all, stars: 3, search: 'electrician' })).toContain('Bright Wires');
    expect(await names({ ...all, stars: 4, search: 'electrician' })).not.toContain('Bright Wires');
    expect(await names({ ...all, delivers: 'yes' })).not.toContain('Bright Wires');
  });

  test('the count is of all pages together', async () => {
    const { found, list } = await ask({ ...all, limit: 1 });
    expect([list.length, found]).toEqual([1, { count: 4, is_more: false }]);
    expect((await ask({ ...all, limit: 1, offset: 3 })).found).toEqual(found);
    expect((await ask({ ...all, offset: 50 })).found).toEqual(found);
  });
});

test('names within 25 km of the chosen place are suggested, the nearest first, and without one the better rated', async () => {
  const north = { name: 'Gorp North', latitude: 13.1, longitude: 77.59, ratings: [5, 5, 5, 5] };
  const south = { name: 'Gorp South', latitude: 12.935, longitude: 77.62 };
  const far = { name: 'Gorp Far', city: 'Mysuru', latitude: 12.6, longitude: 77.62 };
  for (const options of [north, south, far]) await makeShop(testApp.db, options);
  const suggested = async (where: object) =>
    (await testApp.ask(suggest, { text: 'gorp', ...where })).list.map(({ label }) => label);
  expect(await suggested({ at: '560034' })).toEqual(['Gorp South', 'Gorp North']);
  expect(await suggested({ at: '560064' })).toEqual(['Gorp North', 'Gorp South']);
  expect(await suggested({ city })).toEqual(['Gorp North', 'Gorp South']);
  const [nearest] = (await testApp.ask(suggest, { text: 'gorp', at: '560034' })).list;
  expect(nearest?.hint).toMatch(/^Grocery · .+ · [\d.]+ k?m$/);
  // A link may be older than the place that it names.
  expect(await suggested({ at: 'nowhere', city })).toEqual(['Gorp North', 'Gorp South']);
});
