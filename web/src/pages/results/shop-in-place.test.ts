import { expect, test } from 'vitest';
import { readUrl } from '../../current-url/url';
import { shopInPlaceOf } from './shop-in-place';

test.each<[string, number | 'unreadable' | null]>([
  ['/ServiceFinder?shop=7', 7],
  ['/ServiceFinder?category=Toys', null],
  ['/NearbyShop?shop=7', null],
  ...['abc', '0', '-1', '1e3', '99999999999'].map((text): [string, 'unreadable'] => [
    `/ServiceFinder?shop=${text}`,
    'unreadable',
  ]),
])('%s shows the shop %s in place of the list', (url, shop) => {
  expect(shopInPlaceOf(readUrl(url))).toBe(shop);
});
