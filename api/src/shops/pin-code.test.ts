import { afterAll, beforeAll, expect, test } from 'vitest';
import { addShop } from '@aaspaas/contract/registration/calls';
import { unknownPlace } from '@aaspaas/contract/places/unknown-place';
import { editShop, listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeShop, signIn } from '../../test/make';
import { hastyShopForm } from '../../test/registrations';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp({ withPlaces: true });
});
afterAll(() => testApp.stop());

const rowOf = (id: number) =>
  testApp.db.one<Record<string, unknown>>(
    sql`SELECT pin_code, latitude, longitude, is_pinned FROM shop WHERE id = ${id}`,
  );

const inMunnar = expect.closeTo(10.08, 0.5) as number;

test.each([
  ['its PIN code, where no city is known', { city: 'Munnar', pin_code: '685612' }, [inMunnar, false]],
  ['its PIN code within the city', { city: 'Kochi', pin_code: '682020' }, [9.9662, false]],
  [
    'the middle of the city, if the PIN code is of another one',
    { city: 'Kochi', pin_code: '560034' },
    [9.9312, false],
  ],
  [
    'the pin on the map',
    { city: 'Kochi', pin_code: '682020', latitude: '9.95', longitude: '76.25' },
    [9.95, true],
  ],
])('a new business is placed at %s [D-029, D-101]', async (_says, sent, [latitude, is_pinned]) => {
  const { sh_id } = await testApp.ask(addShop, { ...hastyShopForm(), ...sent });
  expect(await rowOf(sh_id)).toMatchObject({ pin_code: sent.pin_code, latitude, is_pinned });
});

test.each([
  ['in its state', 'Tamil Nadu', 8.18],
  ['also where the state is written otherwise', 'tamilnadu', 8.18],
  ['but not in another one', 'Kerala', unknownPlace.latitude],
])('without a PIN code it is placed at its town: %s', async (_says, state, latitude) => {
  const { sh_id } = await testApp.ask(addShop, { ...hastyShopForm(), city: 'Nagercoil', state });
  expect(await rowOf(sh_id)).toMatchObject({
    latitude: expect.closeTo(latitude, 1) as number,
    is_pinned: false,
  });
});

test('a shop without a pin is found around its town, which is none of the listed cities', async () => {
  const { id, owner } = await makeShop(testApp.db, {
    name: 'Murugan Stores',
    city: 'Kochi',
    isPinned: false,
  });
  const as = await signIn(testApp.db, { ...owner, role: 'shop' }, testApp.clock.now());
  await testApp.ask(editShop, { sh_id: String(id), sh_city: 'Nagercoil', sh_state: 'Tamil Nadu' }, { as });
  const { list } = await testApp.ask(listShops, { at: 'nagercoil', search: 'murugan stores', within: 5 });
  expect(list.map(({ sh_id, distance }) => [sh_id, distance])).toEqual([[id, null]]);
});

test('an owner gives, changes and removes the PIN code; without a pin on the map the shop moves with it [D-101]', async () => {
  const { id, owner } = await makeShop(testApp.db, { city: 'Kochi', isPinned: false });
  const as = await signIn(testApp.db, { ...owner, role: 'shop' }, testApp.clock.now());
  const edit = (body: object) => testApp.ask(editShop, { sh_id: String(id), ...body }, { as });
  await edit({ sh_pin_code: '682020' });
  expect(await rowOf(id)).toMatchObject({ pin_code: '682020', latitude: 9.9662, is_pinned: false });
  const { list } = await testApp.ask(listShops, { sh_id: id });
  expect(list[0]?.sh_pin_code).toBe('682020');
  await edit({ sh_pin_code: '', emptied: 'sh_pin_code' });
  expect(await rowOf(id)).toMatchObject({ pin_code: null });
  const wrong = await testApp.post('/shop/edit/shop', { sh_id: String(id), sh_pin_code: '6820' }, { as });
  expect([wrong.status, wrong.body['message']]).toEqual([400, 'PIN code must be exactly 6 digits']);
});

const inBangalore = { latitude: '12.97', longitude: '77.59' };
const question = 'The pin on the map is 362 km from PIN code 682020. Is it right?';

test('a pin over 25 km from its PIN code is asked about, and kept by whoever is sure', async () => {
  const form = { ...hastyShopForm(), city: 'Kochi', pin_code: '682020', ...inBangalore };
  const asked = await testApp.post(addShop.path, form);
  expect([asked.status, asked.body]).toMatchObject([400, { message: question, fields: { pin: question } }]);
  const { sh_id } = await testApp.ask(addShop, { ...form, pin_sure: '1' });
  expect(await rowOf(sh_id)).toMatchObject({ latitude: 12.97, is_pinned: true });
});

test('an edit is asked about when it moves the pin or the PIN code, and not for what it leaves alone', async () => {
  const { id, owner } = await makeShop(testApp.db, { city: 'Kochi', isPinned: false });
  const as = await signIn(testApp.db, { ...owner, role: 'shop' }, testApp.clock.now());
  const edit = async (body: object) =>
    (await testApp.post(editShop.path, { sh_id: String(id), ...body }, { as })).body['message'];
  const saved = 'Shop details updated successfully!';
  expect(await edit({ ...inBangalore, sh_pin_code: '560034' })).toBe(saved);
  expect(await edit({ sh_pin_code: '682020' })).toBe(question);
  expect(await edit({ sh_pin_code: '682020', pin_sure: '1' })).toBe(saved);
  expect(await edit({ sh_name: 'Anand & Sons' })).toBe(saved);
  expect(await edit({ latitude: '9.95', longitude: '76.25' })).toBe(saved);
});
