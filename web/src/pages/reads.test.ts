import { expect, test } from 'vitest';
import type { PublicSettings } from '@aaspaas/contract/page';
import { readUrl } from '../current-url/url';
import { matchVisit, readsOf } from './answer-page';
import { plainSettings } from '../../test/settings';

const bodies = (url: string, own: Partial<PublicSettings> = {}) =>
  readsOf(matchVisit({ url: readUrl(url), user: null, settings: { ...plainSettings, ...own } })).map(
    ({ body }) => body,
  );

test('the home page lists what is open, shops and services of the default city [M-502, M-619]', () => {
  expect(bodies('/UserProfile')).toEqual([
    { city: 'Bangalore', open: 'now', fields: 'card', limit: 6 },
    { city: 'Bangalore', sh_shop_or_service: 'shop', fields: 'card', limit: 12 },
    { city: 'Bangalore', sh_shop_or_service: 'service', fields: 'card', limit: 18 },
  ]);
});

test('a page whose url names a place reads around it, and the place itself [D-086]', () => {
  expect(bodies('/NearbyShop?at=560034')).toEqual([
    expect.objectContaining({ at: '560034', sh_shop_or_service: 'shop' }),
    { key: '560034' },
  ]);
  expect(bodies('/NearbyShop?at=560034&city=Pune')).toEqual([expect.objectContaining({ city: 'Pune' })]);
});

test.each([
  ['/NearbyShop', { city: 'Bangalore', sh_shop_or_service: 'shop' }],
  ['/nearbyservice', { city: 'Bangalore', sh_shop_or_service: 'service' }],
  ['/NearbyShop?city=Pune%2C+India', { city: 'Pune', sh_shop_or_service: 'shop' }],
  ['/NearbyShop?now=open&sort=rating', { open: 'now', sort: 'rating' }],
  ['/NearbyShop?page=3', { offset: 40 }],
])('%s reads its own kind, as the url wants it [M-130, M-131, M-414]', (url, expected) => {
  expect(bodies(url)).toEqual([expect.objectContaining({ ...expected, fields: 'card', limit: 20 })]);
});

test.each(['0', '-1', '1.5', 'x', '501', '1e9', ''])('page %j is the first', (page) => {
  expect(bodies(`/NearbyShop?page=${page}`)[0]).not.toHaveProperty('offset');
});

test.each([
  ['/UserProfile?search=+cake+', { search: 'cake', city: 'Bangalore', limit: 20 }],
  [
    '/NearbyService?search=cake&city=Kochi',
    { search: 'cake', city: 'Kochi', sh_shop_or_service: 'service', limit: 20 },
  ],
])('%s is limited to its kind [M-130, M-412]', (url, body) => {
  expect(bodies(url)).toEqual([body]);
});

test.each([
  ['/ShopProfile', { sh_id: 5 }],
  ['/ShopProfileLayout', { sh_id: 5 }],
  ['/DeliveryProfile', { u_id: 6 }],
])(
  '%s reads the sample that the database names, and nobody’s profile without one [D-009, M-437, M-438]',
  (url, body) => {
    expect(bodies(url, { demoShopId: 5, demoAgentId: 6 })).toEqual([body]);
    expect(bodies(url)).toEqual([]);
  },
);
