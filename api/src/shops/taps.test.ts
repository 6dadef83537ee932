import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tapActions } from '@aaspaas/contract/shops/taps';
import { bootApp, mondayNoon, type TestApp } from '../../test/boot';
import { makeShop, type Shop, signIn } from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(async () => {
  testApp.clock.set(mondayNoon);
  await testApp.db.run(sql`DELETE FROM throttle`);
});
afterAll(() => testApp.stop());

const minute = 60_000;
const ok = { result: true, message: '' };

interface Tapping {
  readonly device?: string;
  readonly as?: string;
  readonly action?: string;
}

async function tap({ id }: Shop, { device = 'one phone', as, action = 'call' }: Tapping = {}) {
  const sending = { as: as ?? null, headers: { 'user-agent': device } };
  const { status, body } = await testApp.post('/shop/count/tap', { sh_id: id, action }, sending);
  expect([status, body]).toEqual([200, ok]);
}

const counts = ({ id }: Shop) =>
  testApp.db.many(sql`
    SELECT day::text, action, count FROM shop_tap WHERE shop_id = ${id} ORDER BY day, action`);
const calls = async (shop: Shop) => (await counts(shop)).map((row) => (row as { count: number }).count);

test('counts each sort of tap', async () => {
  const shop = await makeShop(testApp.db);
  for (const action of tapActions) await tap(shop, { action });
  const actions = [...tapActions].toSorted();
  expect(await counts(shop)).toEqual(actions.map((action) => ({ day: '2026-03-16', action, count: 1 })));
});

test('counts by the day that it is in India', async () => {
  const shop = await makeShop(testApp.db);
  testApp.clock.set('2026-03-16T18:29:59Z');
  await tap(shop, { device: 'late' });
  testApp.clock.set('2026-03-16T18:30:00Z');
  await tap(shop, { device: 'early' });
  expect(await counts(shop)).toMatchObject([{ day: '2026-03-16' }, { day: '2026-03-17' }]);
});

test('hundreds of taps of one person are not hundreds of callers', async () => {
  const shop = await makeShop(testApp.db);
  const other = await makeShop(testApp.db);
  for (let tapped = 0; tapped < 10; tapped++) await tap(shop);
  expect(await calls(shop)).toEqual([1]);
  await tap(shop, { device: 'another phone' });
  await tap(other);
  expect([await calls(shop), await calls(other)]).toEqual([[2], [1]]);
  await testApp.letPass(minute);
  await tap(shop);
  expect(await calls(shop)).toEqual([3]);
  testApp.clock.set('2026-03-18T06:30:00Z');
  for (let tapped = 0; tapped < 100; tapped++) {
    await tap(shop);
    await testApp.letPass(5 * minute);
  }
  const [, ...later] = await calls(shop);
  expect(later.reduce((sum, count) => sum + count, 0)).toBeLessThan(25);
});

test('of many phones behind one ip, at the same moment, 300 are counted in an hour', async () => {
  const shop = await makeShop(testApp.db);
  await Promise.all(Array.from({ length: 310 }, (_, index) => tap(shop, { device: `phone ${index}` })));
  expect(await calls(shop)).toEqual([300]);
});

test('an owner’s own taps, and those on shops that nobody sees, are left out', async () => {
  const shop = await makeShop(testApp.db);
  await tap(shop, { as: await signIn(testApp.db, shop.owner, testApp.clock.now()) });
  const hidden = await makeShop(testApp.db, { status: 'expired' });
  await tap(hidden);
  await tap({ ...hidden, id: 2_000_000_000 });
  expect([await counts(shop), await counts(hidden)]).toEqual([[], []]);
});

test('comes as a beacon: a JSON blob from our own pages, with or without a session', async () => {
  const shop = await makeShop(testApp.db);
  const body = JSON.stringify({ sh_id: shop.id, action: 'whatsapp' });
  const beacon = {
    'content-type': 'application/json',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
  };
  const fromUs = await testApp.post('/shop/count/tap', body, { headers: beacon });
  const elsewhere = { ...beacon, 'sec-fetch-site': 'cross-site' };
  const fromOthers = await testApp.post('/shop/count/tap', body, { headers: elsewhere });
  expect([fromUs.status, fromOthers.status]).toEqual([200, 403]);
  expect(await counts(shop)).toMatchObject([{ action: 'whatsapp', count: 1 }]);
});

test('other actions are refused', async () => {
  const { id } = await makeShop(testApp.db);
  expect((await testApp.post('/shop/count/tap', { sh_id: id, action: 'look' })).status).toBe(400);
});
