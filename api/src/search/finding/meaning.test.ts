import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import { mondayNoon, type TestApp } from '../../../test/boot';
import { makeShop, putStatus } from '../../../test/make';
import { bootStreet } from '../../../test/street';
import { sql } from '../../db/sql';
import { startRefreshingTerms } from '../indexing/keep-index';
import { refreshSearchTerms } from '../indexing/term-queries';

let testApp: TestApp;
const mumbai = { city: 'Mumbai', area: 'Dadar', latitude: 19.076, longitude: 72.8777 };

const street = [
  { name: 'Anand Stores', items: ['Basmati Rice'] },
  { name: 'Bombay Bakery', category: 'Bakery', items: ['Plum Cake'] },
  { name: 'Marine Bakery', category: 'Bakery', items: ['Pav'], ...mumbai },
  { name: 'Tap Stop', kind: 'service', category: 'Home Repairs', items: ['Plumbing services'] },
  { name: 'Dadar Pipes', kind: 'service', category: 'Home Repairs', items: ['Plumber visits'], ...mumbai },
  { name: 'Suds and Duds', kind: 'service', category: 'Cleaning', items: ['Wash and fold laundry'] },
  {
    name: 'Carpet House',
    category: 'Furniture & Decor',
    items: ['Carpets', 'Cocktail tables'],
    ratings: [5, 5, 5, 5],
  },
  { name: 'J J Tyres', category: 'Automotive', items: ['Tyres'] },
  { name: 'Happy Tails', category: 'Pet Care', items: ['Collars'], latitude: 12.99 },
] as const;

beforeAll(async () => {
  testApp = await bootStreet(street);
});
beforeEach(() => testApp.clock.set(mondayNoon));
afterAll(() => testApp.stop());

async function find(
  search: string,
  city: string | undefined = 'Bangalore',
  more: object = {},
): Promise<string[]> {
  return (await testApp.ask(listShops, { search, city, ...more })).list.map(({ sh_name }) => sh_name);
}

describe('words', () => {
  test.each([
    ['kirana', ['Anand Stores']],
    ['Grocery Stores', ['Anand Stores']],
    ['kirane ki dukaan', ['Anand Stores']],
    ['dhobi', ['Suds and Duds']],
    ['plumber near me', ['Tap Stop']],
    ['pet shop', ['Happy Tails']],
    // The beginning of 'laundry', though it sounds like a loan with an ending.
    ['laund', ['Suds and Duds']],
    // Two letters swapped, though goats sound so.
    ['bakrey', ['Bombay Bakery']],
    ['gift shop', []],
    ['unobtainium', []],
  ])('%j finds %j', async (search, found) => {
    expect(await find(search)).toEqual(found);
  });

  test('that say nothing filter nothing', async () => {
    expect((await find('shops near me')).toSorted()).toEqual((await find('')).toSorted());
  });
});

describe('more than anybody has', () => {
  test.each([
    ['laundry for kids at home', ['Suds and Duds']],
    ['plumber cocktail', ['Tap Stop']],
    ['plumber for my submarine', ['Tap Stop']],
  ])('%j finds %j', async (search, found) => {
    expect(await find(search)).toEqual(found);
  });
});

describe('a city in the text', () => {
  test.each([
    ['plumber in Mumbai', 'Bangalore', ['Dadar Pipes']],
    ['plumber bombay', 'Bangalore', ['Dadar Pipes']],
    ['plumber mumbai', undefined, ['Dadar Pipes']],
    ['plumber bengaluru', 'Mumbai', ['Tap Stop']],
    ['plumber bangalore', 'Bangalore', ['Tap Stop']],
    ['bakery in bombay', 'Bangalore', ['Marine Bakery']],
    ['plumber in kochi', 'Bangalore', []],
  ])('%j, chosen %s: %j', async (search, city, found) => {
    expect(await find(search, city)).toEqual(found);
  });

  test('is left alone in the name of a business of the chosen city', async () => {
    expect(await find('Bombay Bakery')).toEqual(['Bombay Bakery']);
    expect(await find('bakery bombay')).toEqual(['Marine Bakery']);
  });

  test('alone shows what is there', async () => {
    for (const search of ['Bombay', 'mumbai'])
      expect((await find(search)).toSorted()).toEqual(['Dadar Pipes', 'Marine Bakery']);
  });
});

describe('a slip', () => {
  test.each([
    ['plubmer', ['Tap Stop']],
    ['laundary', ['Suds and Duds']],
    ['basmti rice', ['Anand Stores']],
    ['grosery', ['Anand Stores']],
    ['plumbr in mumbay', ['Dadar Pipes']],
    ['dhobbi', ['Suds and Duds']],
    ['qqqqqqqq', []],
    ['zzzzzz', []],
  ])('%j finds %j', async (search, found) => {
    expect(await find(search)).toEqual(found);
  });

  test('is put right only where nothing has the word as it is', async () => {
    const { id } = await makeShop(testApp.db, { name: 'Plubmer & Sons' });
    expect(await find('plubmer')).toEqual(['Plubmer & Sons']);
    await testApp.db.run(sql`DELETE FROM shop WHERE id = ${id}`);
  });

  test('is not seen in a word that is known, though this city has nothing of it', async () => {
    expect(await find('carpets', 'Mumbai')).toEqual([]);
  });

  test('pages of what was corrected end where they end', async () => {
    expect(await find('plubmer', 'Bangalore', { limit: 1, offset: 1 })).toEqual([]);
  });
});

describe('the vocabulary', () => {
  const terms = async (): Promise<string[]> =>
    (await testApp.db.many<{ term: string }>(sql`SELECT term FROM search_term`)).map(({ term }) => term);

  test('follows what is listed', async () => {
    const { id } = await makeShop(testApp.db, { name: 'Zanzibar Corner 12345', images: 1 });
    expect(await terms()).not.toContain('zanzibar');
    await Promise.all([refreshSearchTerms(testApp.db), refreshSearchTerms(testApp.db)]);
    expect(await terms()).toEqual(expect.arrayContaining(['zanzibar', 'plumbing']));
    expect((await terms()).filter((term) => !/^\p{L}[\p{L}\p{M}\p{N}]{2,}$/u.test(term))).toEqual([]);
    await putStatus(testApp.db, id, 'expired');
    await refreshSearchTerms(testApp.db);
    expect(await terms()).not.toContain('zanzibar');
  });

  test('is made when the server starts', async () => {
    await testApp.db.run(sql`DELETE FROM search_term`);
    const refreshing = startRefreshingTerms(testApp.db, () => {});
    await refreshing.runOnce();
    await refreshing.stop();
    expect(await terms()).toContain('plumbing');
  });
});
