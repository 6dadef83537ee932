import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countTap, listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeShop } from '../../../test/make';
import { openReads } from '../../db/reads';
import { Sql, sql } from '../../db/sql';
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

const networks = ['203.0.113.7', '198.51.100.7', '2001:db8:7:1::7'] as const;

const findFrom = (ip: string, search: string, city = 'Bangalore') =>
  testApp.ask(listShops, { search, city }, { headers: { 'x-forwarded-for': ip } });

async function findFromThree(search: string, city?: string): Promise<void> {
  for (const ip of networks) await findFrom(ip, search, city);
}

/** Where in the whole database somebody could read it, as text or as bytes. */
async function whereIs(text: string): Promise<string[]> {
  await writeSearchCounts(testApp.db);
  const tables = await testApp.db.many<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await testApp.db.many(
      new Sql(
        [`SELECT 1 FROM "${name}" t WHERE t::text LIKE ANY (`, ')'],
        [[`%${text}%`, `%${Buffer.from(text).toString('hex')}%`]],
      ),
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

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
  const typed = ['Unobtainium!', ' unobtainium', 'UNOBTAINIUM'];
  for (const [index, search] of typed.entries()) await findFrom(networks[index] ?? '', search, 'Bengaluru');
  await findFromThree('unobtainium', '');
  const row = { day: '2026-03-17', query: 'unobtainium', tier: 'none' };
  expect(await texts()).toEqual([
    { ...row, city_key: '', count: 3 },
    { ...row, city_key: 'bangalore', count: 3 },
  ]);
});

describe('what somebody typed', () => {
  test('can be read nowhere while it comes from two networks, however often and with whichever ips of theirs', async () => {
    for (let time = 1; time <= 50; time++) {
      await findFrom(`203.0.113.${time}`, 'ramesh kumaran');
      await findFrom(`2001:db8:7:${time}::1`, 'ramesh kumaran');
      if (time % 20 === 0) await writeSearchCounts(testApp.db);
    }
    expect(await texts()).toMatchObject([{ query: null, count: 100 }]);
    expect(await whereIs('ramesh')).toEqual([]);
    const [row] = await testApp.db.many<{ hash: Buffer; networks: Buffer[] }>(
      sql`SELECT hash, networks FROM search_text`,
    );
    expect(row?.networks).toHaveLength(2);
    // Without the key nobody can try out who it was, or what.
    for (const guess of ['ramesh kumaran', '203.0.113.0/24'])
      expect([row?.hash, ...(row?.networks ?? [])]).not.toContainEqual(
        createHash('sha256').update(guess).digest(),
      );
    await findFrom('198.51.100.1', 'ramesh kumaran');
    expect(await texts()).toMatchObject([{ query: 'ramesh kumaran', count: 101 }]);
    expect(await testApp.db.many(sql`SELECT networks FROM search_text`)).toEqual([{ networks: [] }]);
  });

  test('is read when the third network came to another process', async () => {
    const other = await bootApp({ beside: testApp, clock: testApp.clock });
    for (const ip of networks.slice(0, 2)) await findFrom(ip, 'unobtainium');
    await writeSearchCounts(testApp.db);
    const headers = { 'x-forwarded-for': networks[2] };
    await other.ask(listShops, { search: 'unobtainium', city: 'Bangalore' }, { headers });
    expect(await texts()).toMatchObject([{ query: 'unobtainium', count: 3 }]);
    await other.stop();
  });

  test('is not read because a visitor makes up where he comes from', async () => {
    const open = await bootApp({ beside: testApp, clock: testApp.clock, trustProxy: 0 });
    for (const ip of networks)
      await open.ask(
        listShops,
        { search: 'unobtainium', city: 'Bangalore' },
        { headers: { 'x-forwarded-for': ip } },
      );
    expect(await texts()).toMatchObject([{ query: null, count: 3 }]);
    await open.stop();
  });

  test('counts anew each day, and for each city', async () => {
    await findFrom(networks[0], 'unobtainium');
    await findFrom(networks[1], 'unobtainium', 'Kochi');
    testApp.clock.advance(24 * 60 * 60_000);
    await findFrom(networks[2], 'unobtainium');
    expect(await whereIs('unobtainium')).toEqual([]);
  });
});

test('what was found is counted by concept, and its text kept only when three networks had it', async () => {
  testApp.clock.set('2026-03-16T06:30:00Z');
  await find('plumber');
  await find('plumber');
  await find('plumber');
  expect(await texts()).toMatchObject([{ query: null, count: 3, tier: 'all' }]);
  await findFromThree('plumber');
  expect(await texts()).toMatchObject([{ query: 'plumber', count: 6, tier: 'all' }]);
  expect(await counts()).toEqual([
    { day: '2026-03-16', city_key: 'bangalore', concept: 'plumber', tier: 'all', searches: 6, taps: 0 },
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
  testApp.clock.set('2026-03-16T06:00:00Z');
  await findFromThree('unobtainium '.repeat(16));
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
  expect(await texts()).toMatchObject([{ query: null, city_key: 'kochi', count: 1 }]);
  await app.stop();
});
