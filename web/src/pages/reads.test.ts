import { expect, test } from 'vitest';
import type { PublicSettings } from '@aaspaas/contract/page';
import { readUrl } from '../router/url';
import { readsOf } from './reads';

const settings: PublicSettings = {
  publicUrl: '',
  tileUrl: '',
  geocoderUrl: 'none',
  supportPhone: '',
  charityUrl: '',
  planPriceRupees: 500,
  demoShopId: null,
  demoAgentId: null,
  hasDevPages: false,
};

const bodies = (screen: string, address: string, own: Partial<PublicSettings> = {}) =>
  readsOf(screen, readUrl(address), null, { ...settings, ...own }).map(({ body }) => body);

test('the home page lists shops and services of the default city [M-502, M-619]', () => {
  expect(bodies('home', '/UserProfile')).toEqual([
    { city: 'Bangalore', sh_shop_or_service: 'shop', fields: 'card', limit: 6 },
    { city: 'Bangalore', sh_shop_or_service: 'service', fields: 'card', limit: 6 },
  ]);
});

test.each([
  ['/NearbyShop', { city: 'Bangalore', sh_shop_or_service: 'shop' }],
  ['/nearbyservice', { city: 'Bangalore', sh_shop_or_service: 'service' }],
  ['/NearbyShop?city=Pune%2C+India', { city: 'Pune', sh_shop_or_service: 'shop' }],
  ['/NearbyShop?now=open&sort=rating', { open: 'now', sort: 'rating' }],
  ['/NearbyShop?page=3', { offset: 40 }],
])('%s reads its own kind, as the address wants it [M-130, M-131, M-414]', (address, expected) => {
  expect(bodies('nearby', address)).toEqual([
    expect.objectContaining({ ...expected, fields: 'card', limit: 20 }),
  ]);
});

test.each(['0', '-1', '1.5', 'x', '501', '1e9', ''])('page %j is the first', (page) => {
  expect(bodies('nearby', `/NearbyShop?page=${page}`)[0]).not.toHaveProperty('offset');
});

test.each([
  ['/UserProfile?search=+cake+', { search: 'cake', city: 'Bangalore', limit: 20 }],
  [
    '/NearbyService?search=cake&city=Kochi',
    { search: 'cake', city: 'Kochi', sh_shop_or_service: 'service', limit: 20 },
  ],
])('%s is limited to its kind [M-130, M-412]', (address, body) => {
  expect(bodies('search', address)).toEqual([body]);
});

test.each([
  ['shop-profile', '/ShopProfile', { sh_id: 5 }],
  ['shop-layout', '/ShopLayout', { sh_id: 5 }],
  ['delivery-profile', '/DeliveryProfile', { u_id: 6 }],
])(
  '%s reads the sample that the database names, and nobody’s profile without one [D-009, M-437, M-438]',
  (screen, address, body) => {
    expect(bodies(screen, address, { demoShopId: 5, demoAgentId: 6 })).toEqual([body]);
    expect(bodies(screen, address)).toEqual([]);
  },
);
