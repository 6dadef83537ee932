import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listListings } from '@aaspaas/contract/console/listings/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, makeShop, putStatus, signIn } from '../../../test/make';
import { sql } from '../../db/sql';

let testApp: TestApp;
let as: string;

const dayMs = 24 * 60 * 60_000;
const inDays = (days: number): Date => new Date(testApp.clock.now().getTime() + days * dayMs);

/** By their names, in the order of the ids. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  testApp = await bootApp();
  const { db } = testApp;
  as = await signIn(db, await makeAccount(db, 'admin'), testApp.clock.now());
  const owner = await makeAccount(db, 'shop', {
    name: 'Mariamma Kurian',
    email: 'mariamma@example.in',
    phone: '+919847012345',
  });
  const make = async (name: string, options: Parameters<typeof makeShop>[1]) => {
    ids[name] = (await makeShop(db, { name, ...options })).id;
    return ids[name];
  };
  const bakery = await make('Kurian Bakery', { owner, category: 'Bakery', city: 'Kochi' });
  await db.run(sql`UPDATE shop SET pin_code = '682001', paid_until = ${inDays(5)} WHERE id = ${bakery}`);
  await db.run(sql`
    INSERT INTO payment (shop_id, reference, amount_paise, utr, state, submitted_at)
    VALUES (${bakery}, 'K7MQ2XW9RTYB', 50000, '412345678901', 'submitted', now())`);
  await make('Both of 100%', { kind: 'both', city: 'Mumbai' });
  await make('Plumber Raju', { kind: 'service', category: 'Home Repairs', secondPhone: '+919447099999' });
  await make('ആനന്ദ് സ്റ്റോർസ്', { images: 0 });
  const late = await make('Late Stores', {});
  await putStatus(db, late, 'expired', { paidUntil: inDays(-3) });
  await db.run(sql`UPDATE shop SET edited_at = ${inDays(-2)} WHERE id = ${late}`);
});
afterAll(() => testApp.stop());

const listed = async (request: Record<string, string>) => {
  const { rows } = await testApp.ask(listListings, { group: 'shops', ...request }, { as });
  return rows.map(({ name }) => name);
};

describe('search by anything', () => {
  test.each([
    ['kurian bak', ['Kurian Bakery']],
    ['BAKERY mariamma', ['Kurian Bakery']],
    ['98470 12345', ['Kurian Bakery']],
    ['+91-98470-12345', ['Kurian Bakery']],
    ['mariamma@example.in', ['Kurian Bakery']],
    ['mariamma@', ['Kurian Bakery']],
    ['682001', ['Kurian Bakery']],
    ['682 001', ['Kurian Bakery']],
    ['k7mq-2xw9-rtyb', ['Kurian Bakery']],
    ['412345678901', ['Kurian Bakery']],
    ['ആനന്ദ്', ['ആനന്ദ് സ്റ്റോർസ്']],
    ['100%', ['Both of 100%']],
    ['%', ['Both of 100%']],
    ['of_100', []],
    ['9447099999', []],
    ['nobody at all', []],
    ["'; DROP TABLE shop; --", []],
  ])('%j', async (q, names) => {
    expect(await listed({ q })).toEqual(names);
  });

  test('by the id, with and without a sign before it', async () => {
    const id = String(ids['Late Stores']);
    expect([await listed({ q: id }), await listed({ q: `#${id}` })]).toEqual([
      ['Late Stores'],
      ['Late Stores'],
    ]);
  });

  test('the second number of a service, in the list of services', async () => {
    expect(await listed({ group: 'services', q: '094470 99999'.slice(1) })).toEqual(['Plumber Raju']);
  });
});

describe('filters', () => {
  test.each([
    [{ kind: 'both' }, ['Both of 100%']],
    [{ status: 'expired' }, ['Late Stores']],
    [{ city: 'bombay' }, ['Both of 100%']],
    [{ category: 'Bakery' }, ['Kurian Bakery']],
    [{ complete: 'no' }, ['ആനന്ദ് സ്റ്റോർസ്']],
    [{ ends: '7' }, ['Kurian Bakery']],
    [{ ends: '4' }, []],
    [{ ends: 'over' }, ['Late Stores']],
    [{ edited: '7' }, ['Late Stores']],
    [{ edited: '1' }, []],
    [{ status: 'active', city: 'Kochi', q: 'kurian' }, ['Kurian Bakery']],
    [{ status: 'nonsense' }, []],
    [{ ends: 'soon' }, []],
  ])('%j', async (filters, names) => {
    expect(await listed(filters)).toEqual(names);
  });

  test('businesses that are both stand in both lists', async () => {
    expect(await listed({ group: 'services' })).toEqual(['Plumber Raju', 'Both of 100%']);
    expect(await listed({})).not.toContain('Plumber Raju');
  });
});

describe('sorts', () => {
  test.each([
    [{}, ['Late Stores', 'ആനന്ദ് സ്റ്റോർസ്', 'Both of 100%', 'Kurian Bakery']],
    [{ sort: 'name' }, ['Both of 100%', 'Kurian Bakery', 'Late Stores', 'ആനന്ദ് സ്റ്റോർസ്']],
    [{ sort: '-name' }, ['ആനന്ദ് സ്റ്റോർസ്', 'Late Stores', 'Kurian Bakery', 'Both of 100%']],
    [{ sort: 'ends', status: 'active' }, ['Kurian Bakery', 'Both of 100%', 'ആനന്ദ് സ്റ്റോർസ്']],
    [{ sort: '-edited' }, ['Late Stores', 'ആനന്ദ് സ്റ്റോർസ്', 'Both of 100%', 'Kurian Bakery']],
    [{ sort: 'nonsense', kind: 'both' }, ['Both of 100%']],
  ])('%j', async (request, names) => {
    expect(await listed(request)).toEqual(names);
  });

  test('pages of fifty, and the last one for any beyond', async () => {
    const { rows, ...rest } = await testApp.ask(listListings, { group: 'shops', page: '9' }, { as });
    expect([rows.length, rest]).toEqual([4, { result: true, count: 4, page: 1, pages: 1 }]);
  });
});

describe('as a file', () => {
  test('the same rows by the same filters, with formulas made harmless', async () => {
    await testApp.db.run(sql`UPDATE shop SET name = '=1+1' WHERE id = ${ids['Both of 100%']}`);
    const { status, text } = await testApp.get('/console/export/shops.csv', { city: 'Mumbai' }, { as });
    const [, first, ...others] = text.trim().split('\r\n');
    expect([status, others]).toEqual([200, []]);
    expect(first).toMatch(new RegExp(`^${ids['Both of 100%']},'=1\\+1,both,active,Grocery,Mumbai,`));
    await testApp.db.run(sql`UPDATE shop SET name = 'Both of 100%' WHERE id = ${ids['Both of 100%']}`);
  });

  test.each([undefined, 'name', '-name', 'city', '-city', 'ends', '-ends', '-edited', 'nonsense'])(
    'in the order of the page: %s',
    async (sort) => {
      const order = sort ? { sort } : {};
      const { rows } = await testApp.ask(listListings, { group: 'shops', ...order }, { as });
      const { text } = await testApp.get('/console/export/shops.csv', order, { as });
      const [, ...lines] = text.trim().split('\r\n');
      expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(rows.map(({ sh_id }) => sh_id));
      expect(lines).toHaveLength(4);
    },
  );
});
