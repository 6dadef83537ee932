import { describe, expect, test } from 'vitest';
import { readUrl } from '../current-url/url';
import { askedOf, sayAsked } from './asked';
import { listShowing, listViewed, searchedAs, urlOfKind, viewOf } from './list-urls';

const fieldsOf = (text: string) => Object.fromEntries(readUrl(text).query);

describe('what a page of results was asked for', () => {
  test.each([
    ['/NearbyShop', { text: '', kind: 'shop', field: 'search' }],
    ['/nearbyshop?search=+tap+', { text: 'tap', kind: 'shop', field: 'search' }],
    ['/NearbyService?page=2', { text: '', kind: 'service', field: 'search' }],
    ['/?search=tap', { text: 'tap', kind: null, field: 'search' }],
    ['/UserProfile?search=tap', { text: 'tap', kind: null, field: 'search' }],
    ['/ServiceFinder?category=Toys&type=shop', { text: 'Toys', kind: 'shop', field: 'category' }],
    ['/ServiceFinder', { text: 'Dry Cleaning', kind: 'service', field: 'category' }],
    ['/', null],
    ['/UserProfile?search=+', null],
    ['/a/NearbyShop?search=tap', null],
  ])('at %s is %j', (url, asked) => {
    expect(askedOf(readUrl(url))).toEqual(asked);
  });

  test.each([
    [{ text: 'nal tapak raha hai', kind: null }, 'Nal tapak raha hai'],
    [{ text: 'നല്ല ഡോക്ടർ', kind: null }, 'നല്ല ഡോക്ടർ'],
    [{ text: '', kind: 'shop' as const }, 'Shops'],
    [{ text: '', kind: 'service' as const }, 'Services'],
  ])('%j is said: %s', (asked, says) => {
    expect(sayAsked(asked)).toBe(says);
  });
});

describe('the urls of the finder', () => {
  const url = readUrl(
    '/ServiceFinder?category=Toys&type=shop&at=560034-koramangala&now=open&view=map&page=2&exact=1',
  );

  test('a new search keeps kind, place, filters and view, and begins with the first page', () => {
    expect(fieldsOf(searchedAs(url, 'Books'))).toEqual({
      category: 'Books',
      type: 'shop',
      at: '560034-koramangala',
      now: 'open',
      view: 'map',
    });
  });

  test('the same search among the other kind keeps place, filters and view', () => {
    const { type: _type, page: _page, ...kept } = Object.fromEntries(url.query);
    const services = urlOfKind(url, 'service');
    expect(fieldsOf(services)).toEqual(kept);
    expect(fieldsOf(urlOfKind(readUrl(services), 'shop'))).toEqual({ ...kept, type: 'shop' });
  });

  test('a shop, and the other view, show the same list', () => {
    const shop = listShowing(url, 7);
    expect(fieldsOf(shop)).toEqual({ ...Object.fromEntries(url.query), shop: '7' });
    expect(fieldsOf(listShowing(readUrl(shop), null))).toEqual(Object.fromEntries(url.query));
    const list = listViewed(url, 'list');
    expect(fieldsOf(list)).not.toHaveProperty('view');
    expect([viewOf(url), viewOf(readUrl(list))]).toEqual(['map', 'list']);
    expect(fieldsOf(listViewed(readUrl(list), 'map'))).toEqual(Object.fromEntries(url.query));
  });
});
