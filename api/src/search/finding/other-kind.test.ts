import { afterAll, beforeAll, expect, test } from 'vitest';
import { inWords } from '@aaspaas/contract/says';
import { listShops } from '@aaspaas/contract/shops/calls';
import type { TestApp } from '../../../test/boot';
import type { OtherKind } from './other-kind';
import { bootStreet } from '../../../test/street';

let testApp: TestApp;
const koramangala = { area: 'Koramangala', latitude: 12.9352, longitude: 77.6245 };
const repairs = { kind: 'service', category: 'Home Repairs', items: ['Plumbing', 'Tap repair'] } as const;
const hardware = { kind: 'shop', category: 'Hardware & Utilities' } as const;
const cochin = { city: 'Kochi', latitude: 9.9312, longitude: 76.2673 };

const street = [
  { ...hardware, name: 'Nails and More', items: ['Taps', 'Cement', 'Plumbing'], ...koramangala },
  { ...repairs, name: 'Tap Stop', ...koramangala, ratings: [5, 5] },
  { ...repairs, name: 'Pipe People', ...koramangala, ratings: [2, 2] },
  { ...repairs, name: 'Plumb Line Works', kind: 'both', ...koramangala },
  { kind: 'service', category: 'Construction', name: 'Build Well', items: ['Construction'], ...koramangala },
  {
    kind: 'service',
    category: 'Electronics',
    name: 'Screen Doctor',
    items: ['Mobile repair'],
    ...koramangala,
  },
  { kind: 'shop', category: 'Electronics', name: 'Phone Corner', items: ['Smartphones'], ...koramangala },
  { ...hardware, name: 'Kochi Taps', items: ['Taps', 'Plumbing'], ...cochin },
  { ...repairs, name: 'Kochi Pipes', kind: 'both', ...cochin },
] as const;

beforeAll(async () => {
  testApp = await bootStreet(street, { withPlaces: true });
}, 120_000);
afterAll(() => testApp.stop());

const ask = async (sh_shop_or_service: string, body: object) =>
  said(
    (await testApp.ask(listShops, { sh_shop_or_service, city: 'Bangalore', ...body })).understood?.other_kind,
  );

/** What it was filled from says the same. */
function said(other: OtherKind | undefined) {
  if (!other) return undefined;
  const { offers_facts: facts, ...rest } = other;
  expect(facts && inWords(facts, String)).toBe(other.offers);
  return rest;
}

const plumbers = (offers: string) => ({
  kind: 'service',
  asks: 'Looking for somebody to do it?',
  count: 3,
  offers,
});

test('a list of shops points to the services that do what was searched for, and still has shops only [M-131]', async () => {
  const shops = await testApp.ask(listShops, {
    search: 'tap leaking',
    at: '560034-koramangala',
    sh_shop_or_service: 'shop',
  });
  expect(said(shops.understood?.other_kind)).toEqual(plumbers('3 services for tap repair near Koramangala'));
  expect(shops.list.map(({ type }) => type)).not.toContain('service');
  expect(await ask('shop', { search: 'nal tapak raha hai' })).toEqual(
    plumbers('3 services for tap repair in Bangalore'),
  );
});

test('a list of services points to the shops that have what was searched for [M-130]', async () => {
  expect(await ask('service', { search: 'cement' })).toEqual({
    kind: 'shop',
    asks: 'Looking for a shop?',
    count: 1,
    offers: '1 shop for cement in Bangalore',
  });
});

test('the filters and the place of the search count there too', async () => {
  expect((await ask('shop', { search: 'plumber', stars: 4 }))?.offers).toBe(
    '1 service for plumbing in Bangalore',
  );
  expect(await ask('shop', { search: 'plumber', at: '302001', within: 25 })).toBe(undefined);
  expect((await ask('shop', { search: 'plumber in Bangalore', city: 'Kochi' }))?.offers).toMatch(
    / in Bangalore$/,
  );
});

test('what nobody of this kind lists is said of this kind alone', async () => {
  const line = async (sh_shop_or_service: string) =>
    (await testApp.ask(listShops, { search: 'mobile repair', city: 'Bangalore', sh_shop_or_service }))
      .understood?.line;
  expect(await line('shop')).toBe('No shop lists "mobile repair". Electronics in Bangalore:');
  expect(await line('service')).toBe(null);
});

test('where either kind may be meant, only if nobody of this kind offers it', async () => {
  expect((await ask('shop', { search: 'mobile repair' }))?.offers).toBe(
    '1 service for mobile repair in Bangalore',
  );
  expect(await ask('shop', { search: 'smartphone' })).toBe(undefined);
});

test('nothing is said where it would lead to nobody new, or nothing was understood', async () => {
  // Whoever is both is in this list already.
  expect(await ask('shop', { search: 'plumber', city: 'Kochi' })).toBe(undefined);
  expect(await ask('service', { search: 'plumber' })).toBe(undefined);
  expect(await ask('shop', { search: 'Nails and More' })).toBe(undefined);
  expect(await ask('shop', { search: 'unobtainium' })).toBe(undefined);
  expect(await ask('both', { search: 'plumber' })).toBe(undefined);
  expect(await ask('shop', { search: 'plumber', offset: 20 })).toBe(undefined);
  expect(await ask('shop', { search: 'plumber', fields: 'card' })).toBe(undefined);
});
