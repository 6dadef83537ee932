import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { listPlaceAdditions } from '@aaspaas/contract/console/places/calls';
import { findPlace, suggestPlaces } from '@aaspaas/contract/places/calls';
import { sayPlace } from '@aaspaas/contract/places/place';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, makeShop, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { fillPlaces } from '../../places/fill-places';

let testApp: TestApp;
let as: string;

beforeAll(async () => {
  testApp = await bootApp({ withPlaces: true });
  await makeShop(testApp.db, {
    name: 'Tap Stop',
    kind: 'service',
    category: 'Home Repairs',
    items: ['Plumbing'],
    latitude: 12.93,
    longitude: 77.62,
  });
}, 120_000);
beforeEach(async () => {
  as = await signIn(
    testApp.db,
    await makeAccount(testApp.db, 'admin', { name: 'Chitra' }),
    testApp.clock.now(),
  );
});
afterEach(async () => {
  for (const { addition_id, undone_at } of await additions())
    if (!undone_at) await post('undo/place', { addition_id });
  await testApp.db.script('DELETE FROM place_addition');
});
afterAll(() => testApp.stop());

const post = (path: string, body: object) => testApp.post(`/console/${path}`, body, { as });
const additions = async () => (await testApp.ask(listPlaceAdditions, {}, { as })).rows;
const suggested = async (text: string) => (await testApp.ask(suggestPlaces, { text })).list.map(sayPlace);
const area = { name: 'Gorpanahalli', pin: '560034', latitude: '', longitude: '' };

test('an area is suggested, searched and linked at once, until it is undone', async () => {
  expect(await suggested('gorpanahalli')).not.toContain('Gorpanahalli · 560034');
  const { body } = await post('add/area', { ...area, latitude: '12.931', longitude: '77.621' });
  expect(body['message']).toBe('Gorpanahalli · 560034 can be searched now.');
  expect(await suggested('gorpana')).toEqual(['Gorpanahalli · 560034']);
  const { place } = await testApp.ask(findPlace, { key: '560034-gorpanahalli' });
  expect(place).toMatchObject({ name: 'Gorpanahalli', city: 'Bangalore', latitude: 12.931 });
  const { understood, list } = await testApp.ask(listShops, {
    search: 'plumber in gorpanahalli',
    city: 'Kochi',
  });
  expect([understood?.place?.name, list.map(({ sh_name }) => sh_name)]).toEqual([
    'Gorpanahalli',
    ['Tap Stop'],
  ]);
  expect(await additions()).toMatchObject([{ kind: 'area', pin: '560034', added_by: 'Chitra' }]);
  const entry = await testApp.db.one(
    sql`SELECT action, subject, changes FROM audit ORDER BY id DESC LIMIT 1`,
  );
  expect(entry).toMatchObject({
    action: 'area added',
    subject: 'place',
    changes: { pin: { from: null, to: 560034 } },
  });

  const [{ addition_id } = { addition_id: 0 }] = await additions();
  const undone = await Promise.all([1, 2].map(() => post('undo/place', { addition_id })));
  expect(undone.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await suggested('gorpanahalli')).not.toContain('Gorpanahalli · 560034');
});

test('another name, in any script, finds a town or an area by its own name', async () => {
  await post('add/place-alias', { name: 'Gorpnagari', place_key: 'mysuru' });
  await post('add/place-alias', { name: 'ഗോർപ്പമംഗലം', place_key: '560034-koramangala' });
  expect(await suggested('gorpnagari')).toEqual(['Mysuru, Karnataka']);
  expect(await suggested('ഗോർപ്പമംഗലം')).toEqual(['Koramangala · 560034']);
  for (const { addition_id } of await additions()) await post('undo/place', { addition_id });
  expect(await suggested('gorpnagari')).not.toContain('Mysuru, Karnataka');
  expect(await suggested('Mysuru')).toContain('Mysuru, Karnataka');
  expect(await suggested('koramangala')).toContain('Koramangala · 560034');
});

test('what was added stays when a release brings new tables of places', async () => {
  await post('add/area', area);
  await post('add/place-alias', { name: 'Gorpnagari', place_key: 'mysuru' });
  await testApp.db.script("UPDATE place_source SET version = 'older'");
  await fillPlaces(testApp.db, fileURLToPath(new URL('../../../places/places.txt.gz', import.meta.url)));
  expect(await suggested('gorpanahalli')).toEqual(['Gorpanahalli · 560034']);
  expect(await suggested('gorpnagari')).toEqual(['Mysuru, Karnataka']);
}, 120_000);

test.each([
  [{ name: ' ' }, 'name', 'Please enter the name of the area'],
  [
    { name: 'ഗോർപ്പ' },
    'name',
    'The name in English letters, please; other scripts can be added as another name',
  ],
  [{ name: 'Koramangala' }, 'name', '‘Koramangala’ is known there already'],
  [{ pin: '12345' }, 'pin', 'A PIN code has six digits'],
  [{ pin: '999999' }, 'pin', 'There is no such PIN code'],
  [{ latitude: '12.9' }, 'longitude', 'Please enter both, or neither'],
  [
    { latitude: 'north', longitude: '77' },
    'latitude',
    'Latitude in India is a number from 6 to 38, such as 12.9352',
  ],
  [
    { latitude: '28.6', longitude: '77.2' },
    'latitude',
    'That is 1743 km from Koramangala, where the PIN code is',
  ],
])('%j: %s %s', async (values, field, says) => {
  const { status, body } = await post('add/area', { ...area, ...values });
  expect([status, body['fields']]).toEqual([400, { [field]: says }]);
  expect(await additions()).toEqual([]);
});
