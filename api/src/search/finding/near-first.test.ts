import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import type { TestApp } from '../../../test/boot';
import { bootStreet } from '../../../test/street';

let testApp: TestApp;
const repairs = { kind: 'service', category: 'Home Repairs' } as const;
const medical = { category: 'Health & Medical' } as const;
const fiveStars = Array.from({ length: 12 }, () => 5);

const koramangala = { latitude: 12.9352, longitude: 77.6245 };
/** So many kilometres to the north. */
const northOf = ({ latitude, longitude }: typeof koramangala, km: number) => ({
  latitude: latitude + km / 111.2,
  longitude,
});
const nagercoil = { latitude: 8.1774, longitude: 77.4343 };

const street = [
  { ...repairs, name: 'Gopal Works', items: ['Plumbing'], ratings: [2], ...northOf(koramangala, 0.6) },
  {
    ...repairs,
    name: 'City Plumbers',
    items: ['Plumber', 'Plumbing', 'Tap repair', 'Pipe fitting', 'Geyser repair'],
    ratings: fiveStars,
    ...northOf(koramangala, 11),
  },
  { ...repairs, name: 'Plumber Point', items: ['Plumber'], ratings: fiveStars, ...northOf(koramangala, 14) },
  {
    ...medical,
    name: 'Clear Sight',
    items: ['Spectacles', 'Eye testing'],
    ratings: fiveStars,
    ...koramangala,
  },
  { ...medical, name: 'Asha Pharmacy', items: ['Medicines'], ...northOf(koramangala, 2) },
  {
    ...repairs,
    name: 'Kovil Pipes',
    items: ['Plumbing'],
    ratings: [2],
    city: 'Nagercoil',
    ...northOf(nagercoil, 8),
  },
  {
    ...repairs,
    name: 'Capital Plumber',
    items: ['Plumber', 'Plumbing'],
    ratings: fiveStars,
    city: 'Thiruvananthapuram',
    ...northOf(nagercoil, 60),
  },
  {
    category: 'Bakery',
    name: 'Marthandam Ovens',
    items: ['Cake'],
    city: 'Thiruvananthapuram',
    ...northOf(nagercoil, 31),
  },
  {
    category: 'Bakery',
    name: 'Best Bakery',
    items: ['Bakery', 'Cake', 'Bread'],
    ratings: fiveStars,
    city: 'Thiruvananthapuram',
    ...northOf(nagercoil, 58),
  },
] as const;

beforeAll(async () => {
  testApp = await bootStreet(street, { withPlaces: true });
}, 120_000);
afterAll(() => testApp.stop());

const ask = (body: object) => testApp.ask(listShops, body);
const names = async (body: object) => (await ask(body)).list.map(({ sh_name }) => sh_name);

const ways = [{ at: '560034-koramangala' }, { city: 'Bangalore', ...koramangala }, koramangala];
const plumbers = ['plumber', 'plumber near me', 'nal wala', 'tap leaking', 'प्लंबर', 'plumbr'];

test.each(plumbers)('%s: 600 m come before 11 km, whatever stars, items and name say', async (search) => {
  for (const where of ways) {
    const { list, best } = await ask({ search, ...where });
    expect([where, list[0]?.sh_name, best]).toEqual([where, 'Gopal Works', list[0]?.sh_id]);
  }
});

test('a list of a town begins near it, not where the next city is', async () => {
  for (const search of ['plumber near Nagercoil', 'plumber in nagercoil', 'nagercoil plumber']) {
    const { list, understood } = await ask({ search, city: 'Bangalore' });
    expect([search, understood?.moved, list[0]?.sh_name]).toEqual([search, true, 'Kovil Pipes']);
    expect(Number.parseFloat(list[0]?.distance ?? '')).toBeLessThan(12);
    expect(understood?.line).toBeNull();
  }
});

test('where nothing is within 25 km, the nearest come first, and the line says how far they are', async () => {
  const { list, understood } = await ask({ search: 'bakery near Nagercoil', city: 'Bangalore' });
  expect(list.map(({ sh_name }) => sh_name)).toEqual(['Marthandam Ovens', 'Best Bakery']);
  expect(understood?.line).toMatch(/^Nothing within 25 km of Nagercoil\. The nearest is (2|3)\d km away:$/);
  expect(understood?.line).toContain(` ${list[0]?.distance} away`);
  expect(understood?.is_far).toBeUndefined();
});

test.each(['medical', 'medical store', 'medical shop', 'medical near me', 'medicals'])(
  '%s means medicines before spectacles, though those are nearer and better rated',
  async (search) => {
    for (const where of ways)
      expect([where, (await names({ search, ...where }))[0]]).toEqual([where, 'Asha Pharmacy']);
  },
);
