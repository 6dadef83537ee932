import { describe, expect, test } from 'vitest';
import { type Understanding, withoutPlace } from './Understood';
import { readUrl } from '../current-url/url';
import { filtersOf, isFiltered, requestedFilters } from './filters';
import { instead } from './InsteadOf';
import { pageOf, resultsRequest } from './list-requests';
import { listWith, nextPageOf, urlOfKind } from './list-urls';
import { sayList, searchOf, sectionRequests } from './requests';
import { sayCount } from './say-count';
import { searchedFor } from './searched-for';
import { wishOf } from './wish-of';

/** What lists ask for by their urls, and the urls that they lead to. */

const none = { isOpenOnly: false, within: null, stars: null, isDeliveredOnly: false, sort: null };

describe('the filters of a url', () => {
  test.each([
    ['now=open', { isOpenOnly: true }, { open: 'now' }, true],
    ['now=1', {}, {}, false],
    ['within=2', { within: 2 }, { within: 2 }, true],
    ['within=25', { within: 25 }, { within: 25 }, true],
    ['within=3', {}, {}, false],
    ['within=2.0', {}, {}, false],
    ['stars=4', { stars: 4 }, { stars: 4 }, true],
    ['stars=5', {}, {}, false],
    ['delivers=yes', { isDeliveredOnly: true }, { delivers: 'yes' }, true],
    ['delivers=no', {}, {}, false],
    ['sort=rating', { sort: 'rating' }, { sort: 'rating' }, false],
    ['sort=distance', { sort: 'distance' }, { sort: 'distance' }, false],
    ['sort=price', {}, {}, false],
  ])('%s', (query, filters, request, leavesOut) => {
    const read = filtersOf(readUrl(`/NearbyShop?${query}`));
    expect(read).toEqual({ ...none, ...filters });
    expect(requestedFilters(read)).toEqual(request);
    expect(isFiltered(read)).toBe(leavesOut);
  });
});

describe('a list', () => {
  test.each([
    ['', 1],
    ['page=1', 1],
    ['page=2', 2],
    ['page=500', 500],
    ['page=501', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=x', 1],
  ])('with %j is at page %i', (query, page) => {
    expect(pageOf(readUrl(`/NearbyShop?${query}`))).toBe(page);
  });

  test('asks for its kind, its filters, and twenty from its page on', () => {
    const url = readUrl('/NearbyService?search=+tap+&within=5&page=3&exact=1');
    expect(resultsRequest(url, { city: 'Kochi' })).toEqual({
      search: 'tap',
      city: 'Kochi',
      within: 5,
      exact: '1',
      sh_shop_or_service: 'service',
      limit: 20,
      offset: 40,
    });
    const whole = readUrl('/NearbyService?within=5&page=3&exact=1');
    expect(resultsRequest(whole, { at: 'kl/aluva', here: '1' })).toEqual({
      at: 'kl/aluva',
      here: '1',
      within: 5,
      fields: 'card',
      sh_shop_or_service: 'service',
      limit: 20,
      offset: 40,
    });
    expect(resultsRequest(readUrl('/?search=tap&exact=0'), {})).toEqual({ search: 'tap', limit: 20 });
  });

  test('leads on in the same search; another one begins at its first page', () => {
    const url = readUrl('/NearbyShop?search=tap&page=2&shop=9&city=Aluva');
    expect(nextPageOf(url)).toBe('/NearbyShop?search=tap&page=3&shop=9&city=Aluva');
    expect(listWith(url, { now: 'open', city: null })).toBe('/NearbyShop?search=tap&shop=9&now=open');
    expect(listWith(readUrl('/NearbyShop?page=2'), {})).toBe('/NearbyShop');
    expect(urlOfKind(url, 'service')).toBe('/NearbyService?search=tap&city=Aluva');
    expect(urlOfKind(readUrl('/NearbyService?search=tap'), 'shop')).toBe('/NearbyShop?search=tap');
    const finder = readUrl('/ServiceFinder?category=tap&shop=9&type=shop');
    expect(urlOfKind(finder, 'shop')).toBe('/ServiceFinder?category=tap&type=shop');
    expect(urlOfKind(finder, 'service')).toBe('/ServiceFinder?category=tap');
  });

  test('of a section asks for six shops; of services for twice as many', () => {
    const city = 'Kochi';
    expect(sectionRequests({ city })).toEqual({
      open: { city, open: 'now', fields: 'card', limit: 6 },
      shop: { city, sh_shop_or_service: 'shop', fields: 'card', limit: 12 },
      service: { city, sh_shop_or_service: 'service', fields: 'card', limit: 18 },
    });
  });
});

describe('where a list is for', () => {
  const place = { name: 'Aluva' } as Parameters<typeof sayList>[2];
  test.each([
    [{ latitude: 9.9, city: 'Kochi' }, place, ', nearest to you first'],
    [{ at: 'kl/aluva', here: '1' as const }, place, ', nearest to you first'],
    [{ at: 'kl/aluva' }, place, ' near Aluva'],
    [{ at: 'kl/aluva' }, null, ''],
    [{ city: 'Kochi' }, place, ' in and around Kochi'],
    [{}, place, ''],
  ])('%j is said: %s%s', (wanted, chosen, end) => {
    expect(sayList('shop', wanted, chosen)).toBe(`Shops${end}`);
    expect(sayList('service', wanted, chosen)).toBe(`Services${end}`);
  });

  test('is the city of the url, or else the default one; what is typed has no blanks around it', () => {
    expect(searchOf(readUrl('/?search=+tap+&city=+Aluva+'))).toEqual({ search: 'tap', city: 'Aluva' });
    const { city, search } = searchOf(readUrl('/?city=+'));
    expect([search, city]).toEqual(['', searchOf(readUrl('/')).city]);
  });
});

test.each([
  [{ count: 1, is_more: false }, '1 result'],
  [{ count: 23, is_more: false }, '23 results'],
  [{ count: 200, is_more: true }, '200+ results'],
  [{ count: 1, is_more: true }, '1+ results'],
  [{ count: 23, is_more: true, asked_for: 1 }, '1 result'],
  [{ count: 23, is_more: false, asked_for: 0 }, 'These may help'],
  [{ count: 0, is_more: false }, '0 results'],
])('%j is said: %s', (found, says) => {
  expect(sayCount(found)).toBe(says);
});

// Only these fields are read.
const understood = (fields: object) => fields as Understanding;

describe('in place of a search without a match', () => {
  const request = {
    search: 'tap',
    sh_shop_or_service: 'shop',
    open: 'now',
    at: 'kl/aluva',
    city: 'Kochi',
    latitude: 9.9,
    longitude: 76.2,
    offset: 20,
    exact: '1',
  } as const;
  const card = { sh_shop_or_service: 'shop', fields: 'card', limit: 4 };

  test('each offer changes one thing', () => {
    const place = { latitude: 1, longitude: 2 } as Understanding['place'];
    const offers = instead(request, 'taps', place);
    const { open: _open, ...unfiltered } = request;
    expect(offers.unfiltered).toEqual({ ...unfiltered, ...card });
    expect(offers.alike).toEqual({ ...unfiltered, ...card, search: 'taps' });
    expect(offers.further).toEqual({ search: 'tap', latitude: 9.9, longitude: 76.2, ...card });
    const { latitude: _north, longitude: _east, ...elsewhere } = request;
    expect(instead(elsewhere, undefined, place).further).toEqual({
      search: 'tap',
      latitude: 1,
      longitude: 2,
      ...card,
    });
  });

  test.each([
    [{ open: 'now' as const }, true],
    [{ within: 5 }, true],
    [{ stars: 4 }, true],
    [{ delivers: 'yes' as const }, true],
    [{ sort: 'rating' as const }, false],
  ])('with %j the filters are offered to go: %s', (filter, isOffered) => {
    const offers = instead({ search: 'tap', ...filter }, undefined, null);
    expect([offers.unfiltered !== null, offers.alike]).toEqual([isOffered, null]);
  });
});

test('what is pressed is counted with what was searched for', () => {
  const meant = understood({ corrected: { meant: 'plumber' }, place: { city: 'Aluva' }, tier: 2 });
  const request = { search: 'plumer', city: 'Kochi' };
  expect(searchedFor(request, undefined)).toEqual({});
  expect(searchedFor(request, meant)).toEqual({
    'data-search': 'plumber',
    'data-city': 'Aluva',
    'data-tier': 2,
  });
  expect(searchedFor({ ...request, exact: '1' }, meant)['data-search']).toBe('plumer');
  expect(searchedFor(request, understood({ corrected: null, place: null, tier: 1 }))).toEqual({
    'data-search': 'plumer',
    'data-city': 'Kochi',
    'data-tier': 1,
  });
});

test('a wish is what was searched for, where it was meant', () => {
  const request = { search: 'x'.repeat(201), at: 'kl/kochi', city: 'Kochi' };
  expect(wishOf(request, undefined)).toEqual({ search: 'x'.repeat(200), at: 'kl/kochi', city: 'Kochi' });
  expect(wishOf(request, understood({ place: { key: 'kl/aluva' } })).at).toBe('kl/aluva');
  expect(wishOf({}, undefined)).toEqual({ search: '' });
});

test.each([
  ['plumber in Kochi', 'plumber'],
  ['plumber near Kochi now', 'plumber now'],
  ['Kochi mein plumber', 'mein plumber'],
  ['KOCHI plumber', 'plumber'],
  ['plumber at 682001', 'plumber'],
  ['plumber in Kotchy', 'plumber'],
  ['plumber around the corner', 'plumber'],
  ['plumber', 'plumber'],
  ['paint', 'paint'],
])('“%s” without its place is “%s”', (search, expected) => {
  expect(withoutPlace(search, { name: 'Kochi', city: 'Kochi', pin: '682001' })).toBe(expected);
});
