import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeToday, listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeShop, type Shop, signIn } from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;
let shop: Shop;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  shop = await makeShop(testApp.db, { name: 'Tap Stop' });
  await testApp.db.run(sql`
    UPDATE shop SET schedule = 'part-time', opens = 480, closes = 1320, days = 127 WHERE id = ${shop.id}`);
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  // A Monday, noon in India.
  testApp.clock.set('2026-03-16T06:30:00Z');
  as = await signIn(testApp.db, shop.owner, testApp.clock.now());
});

const read = async () => (await testApp.ask(listShops, { sh_id: shop.id })).list[0];
/** Where nobody is open, those follow who open later. */
const openNow = async () =>
  (await testApp.ask(listShops, { search: 'tap stop', open: 'now' })).list
    .filter(({ open_now }) => open_now)
    .map(({ sh_id }) => sh_id);

test('closed today, the shop says so to everybody and is not among what is open, until tomorrow', async () => {
  expect([(await read())?.open_text, await openNow()]).toEqual(['Open now', [shop.id]]);
  const { message } = await testApp.ask(closeToday, { closed: true }, { as });
  expect(message).toBe('Customers now read that you are closed today.');
  expect(await read()).toMatchObject({
    open_now: false,
    closed_today: true,
    open_text: 'Closed today · opens Tue 8:00 AM',
    open_state: 'closed-today',
    opens_on: 'Tuesday',
  });
  expect(await openNow()).toEqual([]);
  testApp.clock.set('2026-03-17T06:30:00Z');
  expect((await read())?.closed_today).toBeUndefined();
  expect([(await read())?.open_text, await openNow()]).toEqual(['Open now', [shop.id]]);
});

test('it can be taken back, and both are in the audit', async () => {
  await testApp.ask(closeToday, { closed: true }, { as });
  await testApp.ask(closeToday, { closed: false }, { as });
  expect((await read())?.open_text).toBe('Open now');
  const entries = await testApp.db.many(sql`
    SELECT action FROM audit WHERE subject = 'shop' AND subject_id = ${shop.id} ORDER BY id DESC LIMIT 2`);
  expect(entries).toEqual([{ action: 'opened again' }, { action: 'closed for a day' }]);
});
