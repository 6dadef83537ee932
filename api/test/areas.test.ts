import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCity } from '@aaspaas/contract/places/cities';
import { findPlace } from '@aaspaas/contract/places/calls';
import { distanceKm } from '@aaspaas/contract/places/distance';
import { slugOf } from '@aaspaas/contract/places/place';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from './boot';

/**
 * What somebody who had seen neither our code nor our tables would type in a city: a trade and an area of it, without a
 * word such as 'in'. Search may be mended by what it misses of the one half, never by what it misses of the other.
 */
interface Line {
  readonly half: string;
  /** 'slip' where the area is misspelt, 'right' where it is not, 'none' where the text names none. */
  readonly kind: string;
  readonly text: string;
  readonly city: string;
  readonly area: string;
  readonly pin: string;
}

const lot = readFileSync(new URL('areas-lot.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Line => {
    const [half = '', kind = '', text = '', city = '', area = '', pin = ''] = line.split('\t');
    return { half, kind, text, city, area, pin };
  });

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp({ withPlaces: true });
});
afterAll(() => testApp.stop());

/** Some areas have several PIN codes, which lie as far from each other as this. */
const mostKm = 4;

async function isRight({ kind, text, city, area, pin }: Line): Promise<boolean> {
  // The picker names towns beyond the cities by their keys.
  const where = findCity(city) ? { city } : { at: slugOf(city) };
  const { understood } = await testApp.ask(listShops, { search: text, ...where, limit: 1 });
  const place = understood?.moved ? understood.place : null;
  if (kind === 'none' || !place) return kind === 'none' && !place;
  const { place: meant } = await testApp.ask(findPlace, { key: pin });
  return place.name === area || (meant !== null && distanceKm(place, meant) <= mostKm);
}

test.each([
  { half: 'mended', kind: 'slip', of: 21, least: 21 },
  { half: 'mended', kind: 'right', of: 11, least: 11 },
  { half: 'mended', kind: 'none', of: 18, least: 18 },
  { half: 'held', kind: 'slip', of: 19, least: 12 },
  { half: 'held', kind: 'right', of: 19, least: 17 },
  { half: 'held', kind: 'none', of: 12, least: 12 },
])('of $of searches of kind $kind, $half, $least are taken to the area that is meant', async (wanted) => {
  const lines = lot.filter(({ half, kind }) => half === wanted.half && kind === wanted.kind);
  expect(lines).toHaveLength(wanted.of);
  let right = 0;
  for (const line of lines) right += Number(await isRight(line));
  expect(right).toBeGreaterThanOrEqual(wanted.least);
});

const placeOf = async (search: string, city: string, more: object = {}): Promise<string | undefined> => {
  const { understood } = await testApp.ask(listShops, { search, city, limit: 1, ...more });
  return understood?.place?.key;
};

test('a misspelt area nearby comes before a small town of that name far away, but not before a large one', async () => {
  expect(await placeOf('bakery jaynagar', 'Bangalore')).toMatch(/-jayanagar$/);
  expect(await placeOf('bakery jaynagar', 'Delhi')).toBe('jaynagar');
  expect(await placeOf('bakery nagpur', 'Bangalore')).toBe('nagpur');
});

test('what is to be searched for just so is no misspelt area', async () => {
  expect(await placeOf('plumber koramangla', 'Bangalore')).toBe('560034-koramangala');
  expect(await placeOf('plumber koramangla', 'Bangalore', { exact: '1' })).toBeUndefined();
});
