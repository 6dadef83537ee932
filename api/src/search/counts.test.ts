import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countTap, listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeShop } from '../../test/make';
import { openReads } from '../db/reads';
import { sql } from '../db/sql';
import { writeSearchCounts } from './count-search';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
  await makeShop(testApp.db, {
    name: 'Tap Stop',
    kind: 'service',
    category: 'Home Repairs',
    items: ['Plumbing'],
  });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  await writeSearchCounts(testApp.db);
  await testApp.db.script('DELETE FROM search_text; DELETE FROM search_count');
});

const find = (search: string, city = 'Bangalore', more: object = {}) =>
  testApp.ask(listShops, { search, city, ...more });

async function texts(): Promise<unknown[]> {
  await writeSearchCounts(testApp.db);
  return testApp.db.many(sql`
    SELECT day::text, city_key, query, tier, count FROM search_text ORDER BY query, city_key`);
}

async function counts(): Promise<unknown[]> {
  await writeSearchCounts(testApp.db);
  return testApp.db.many(sql`
    SELECT day::text, city_key, concept, tier, searches, taps FROM search_count ORDER BY concept, city_key`);
}

test('what was looked for in vain is kept by day in India, city and words', async () => {
  testApp.clock.set('2026-03-16T20:00:00Z');
  for (const search of ['Unobtainium!', ' unobtainium', 'UNOBTAINIUM']) await find(search, 'Bengaluru');
  await find('unobtainium', '');
  const row = { day: '2026-03-17', query: 'unobtainium', tier: 'none' };
  expect(await texts()).toEqual([
    { ...row, city_key: '', count: 1 },
    { ...row, city_key: 'bangalore', count: 3 },
  ]);
});

test('what was found is counted by concept, and its text kept only when several searches had it', async () => {
  testApp.clock.set('2026-03-16T06:30:00Z');
  await find('plumber');
  await find('plumber');
  expect(await texts()).toMatchObject([{ query: null, count: 2, tier: 'all' }]);
  await find('plumber');
  expect(await texts()).toMatchObject([{ query: 'plumber', count: 3, tier: 'all' }]);
  expect(await counts()).toEqual([
    { day: '2026-03-16', city_key: 'bangalore', concept: 'plumber', tier: 'all', searches: 3, taps: 0 },
  ]);
});

test('that somebody then called is counted with it', async () => {
  const { list, understood } = await find('nal mistri');
  const tap = { sh_id: list[0]?.sh_id, action: 'call', search: 'nal mistri', city: 'Bangalore' };
  await testApp.ask(countTap, { ...tap, tier: understood?.tier });
  expect(await counts()).toMatchObject([{ concept: 'plumber', tier: 'all', searches: 1, taps: 1 }]);
});

test('a search around a chosen place is counted for its city, and so is the tap after it', async () => {
  const { list, understood } = await find('plumbr', '', { at: 'bangalore' });
  const tap = {
    sh_id: list[0]?.sh_id,
    action: 'whatsapp',
    search: understood?.corrected?.meant ?? 'plumbr',
    city: understood?.place?.city,
  };
  await testApp.ask(countTap, { ...tap, tier: understood?.tier });
  expect(await counts()).toMatchObject([
    { city_key: 'bangalore', concept: 'plumber', tier: 'all', searches: 1, taps: 1 },
  ]);
});

test('numbers are never kept, and who filters or leafs on has found something already', async () => {
  await find('call 9876543210');
  expect(await texts()).toEqual([]);
  await find('', 'Atlantis');
  await find('plumber', 'Bangalore', { offset: 50 });
  await find('plumber', 'Bangalore', { category: 'Salon' });
  await find('plumber', 'Bangalore', { delivers: 'yes' });
  expect(await texts()).toEqual([]);
});

test('it stays small: long texts are cut, and a day has room for five thousand', async () => {
  await find('unobtainium '.repeat(16));
  const [long] = (await texts()) as { query: string }[];
  expect(long?.query.length).toBe(60);
  await testApp.db.run(sql`
    INSERT INTO search_text SELECT '2026-03-16', '', sha256(n::text::bytea), NULL, 'all', 1
    FROM generate_series(1, 5000) AS n`);
  await find('another unobtainium');
  expect(await texts()).toHaveLength(5001);
});

test('what guests search for on replicas is counted in the database that writes', async () => {
  const deaf = { on: () => {}, isHearing: () => false, stop: async () => {} };
  const app = await bootApp({
    beside: testApp,
    reads: openReads(testApp.db, [], deaf),
    clock: testApp.clock,
  });
  await app.ask(listShops, { search: 'unobtainium', city: 'Kochi' });
  expect(await texts()).toMatchObject([{ query: 'unobtainium', city_key: 'kochi', count: 1 }]);
  await app.stop();
});
