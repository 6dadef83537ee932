import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Position } from '@aaspaas/contract/places/distance';
import { sayPlace } from '@aaspaas/contract/places/place';
import { searchWords } from '@aaspaas/contract/search-words';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import type { Db } from '../db/open';
import { placeInWords } from './in-words';
import { newUnnamedSounds } from './unnamed-sounds';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase({ withPlaces: true });
});
afterAll(() => fresh.drop());

const bangalore = { latitude: 12.9716, longitude: 77.5946 };
const kochi = { latitude: 9.9312, longitude: 76.2673 };
const trivandrum = { latitude: 8.5241, longitude: 76.9366 };
const pune = { latitude: 18.5204, longitude: 73.8567 };
const coimbatore = { latitude: 11.0168, longitude: 76.9558 };
const jaipur = { latitude: 26.9124, longitude: 75.7873 };

/** The place, and in brackets the words that name it. */
async function named(text: string, near: Position | null): Promise<string | null> {
  const words = searchWords(text);
  const found = await placeInWords(fresh.database, words, { near });
  if (!found) return null;
  return `${sayPlace(found.place)} (${words.slice(found.at, found.at + found.length).join(' ')})`;
}

test.each<[string, Position | null, string]>([
  ['tailor 682020', bangalore, 'Kadavanthra · 682020 (682020)'],
  ['tailor 682 020', bangalore, 'Kadavanthra · 682020 (682 020)'],
  ['plumber in koramangala', null, 'Koramangala · 560034 (koramangala)'],
  ['plumber koramangala', bangalore, 'Koramangala · 560034 (koramangala)'],
  ['plumber in kormangala', bangalore, 'Koramangala · 560034 (kormangala)'],
  ['near thampanoor bakery', trivandrum, 'Thampanoor · 695001 (thampanoor)'],
  ['andheri east electrician', bangalore, 'Andheri East · 400069 (andheri east)'],
  ['plumber in Kochi', bangalore, 'Kochi, Kerala (kochi)'],
  ['fort kochi bakery', kochi, 'Fort Kochi · 682001 (fort kochi)'],
  ['kochi plumber', bangalore, 'Kochi, Kerala (kochi)'],
  ['plumber mysore', bangalore, 'Mysuru, Karnataka (mysore)'],
  ['perumbavoor furniture', kochi, 'Perumbavoor, Kerala (perumbavoor)'],
  ['koramangala me bijli wala', bangalore, 'Koramangala · 560034 (koramangala)'],
  ['hsr layout ke paas dosa', bangalore, 'HSR Layout · 560102 (hsr layout)'],
  ['kochiyil plumber', kochi, 'Kochi, Kerala (kochiyil)'],
  ['hyderabadlo tailor', bangalore, 'Hyderabad, Telangana (hyderabadlo)'],
  ['salon in gandhi nagar jaipur', bangalore, 'Gandhi Nagar · 302015 (gandhi nagar jaipur)'],
  ['gandhi nagar tailor', jaipur, 'Gandhi Nagar · 302015 (gandhi nagar)'],
  ['jp nagar', bangalore, 'JP Nagar · 560078 (jp nagar)'],
  // A short name that is written right, nearby.
  ['plumber wakad', pune, 'Wakad · 411057 (wakad)'],
  ['carpenter vadavalli', coimbatore, 'Vadavalli · 641041 (vadavalli)'],
  ['कोरमंगला में प्लंबर', bangalore, 'Koramangala · 560034 (कोरमंगला)'],
  ['കൊച്ചിയിൽ പ്ലംബർ', bangalore, 'Kochi, Kerala (കൊച്ചിയിൽ)'],
])('%s names %s', async (text, near, place) => {
  expect(await named(text, near)).toBe(place);
});

test.each([
  'plumber',
  'leaking tap',
  'salon',
  'cake shop',
  'rice and oil',
  'tailor near me',
  'market',
  'medical shop open now',
  'gold ring',
  'home tuition maths',
  'mobile repair',
  'mehndi for wedding',
  'ghar ka saman',
  'xyzzy qwerty',
  'blouse stitching',
  'bike puncture',
  '24 hours pharmacy',
  'in',
  '',
  '123456 999999',
])('%j names none', async (text) => {
  for (const near of [null, bangalore, kochi, jaipur]) expect(await named(text, near)).toBeNull();
});

test('a word that means something to search for is a place only after a word such as near', async () => {
  const isOrdinary = (word: string) => word === 'koramangala';
  const find = (text: string) =>
    placeInWords(fresh.database, searchWords(text), { near: bangalore, isOrdinary });
  expect(await find('koramangala plumber')).toBeNull();
  expect((await find('plumber near koramangala'))?.place.pin).toBe('560034');
});

test('a word that only sounds like something to search for is a place nearby that is written just so', async () => {
  const isHeard = (word: string) => word.startsWith('kormangala') || word === 'koramangala';
  const find = (text: string, near: Position) =>
    placeInWords(fresh.database, searchWords(text), { near, isHeard });
  expect((await find('plumber koramangala', bangalore))?.place.pin).toBe('560034');
  expect(await find('plumber koramangala', jaipur)).toBeNull();
  expect(await find('plumber kormangala', bangalore)).toBeNull();
});

test('what names no place is looked for once, and a place is found beside it', async () => {
  const unnamed = newUnnamedSounds();
  const { database } = fresh;
  let asked = 0;
  const counting: Db = {
    ...database,
    many: (statement) => {
      asked += 1;
      return database.many(statement);
    },
  };
  const find = async (text: string) => {
    const found = await placeInWords(counting, searchWords(text), { near: bangalore, unnamed });
    return found?.place.name ?? null;
  };
  expect([await find('zebrafish'), asked]).toEqual([null, 1]);
  expect([await find('zebrafish'), asked]).toEqual([null, 1]);
  expect([await find('zebrafish koramangala'), asked]).toEqual(['Koramangala', 2]);
  expect([await find('koramangala zebrafish'), asked]).toEqual(['Koramangala', 3]);
});
