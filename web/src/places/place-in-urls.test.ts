import { describe, expect, test } from 'vitest';
import { readUrl } from '../current-url/url';
import { carryPlace, firstScriptOf, placeInUrl, urlAt } from './place-in-urls';

describe('the place of a url', () => {
  test.each([
    ['/?at=560034', '560034'],
    ['/NearbyShop?search=cake&at=560034-koramangala', '560034-koramangala'],
    ['/', null],
    ['/?at=', null],
    ['/?at=<b>', null],
    // A form sends the place that it had, and the city that was chosen in it since.
    ['/?at=kochi&city=Pune', null],
    ['/?at=kochi&city=', 'kochi'],
  ])('%s names %j', (url, at) => {
    expect(placeInUrl(readUrl(url))).toBe(at);
  });

  test.each([
    ['/NearbyShop?city=Pune&search=cake&page=3', 'kochi', '/NearbyShop?search=cake&at=kochi'],
    ['/?at=kochi', null, '/'],
    ['/AssignDelivery?open=place', 'kochi', '/AssignDelivery?open=place'],
  ])('%s at %j is %s', (url, at, to) => {
    expect(urlAt(readUrl(url), at)).toBe(to);
  });
});

describe('links carry the place', () => {
  test.each([
    ['/', 'kochi', '', '/?at=kochi'],
    ['/#goals', 'kochi', '', '/?at=kochi#goals'],
    ['/NearbyShop?now=open', 'kochi', '', '/NearbyShop?now=open&at=kochi'],
    ['/shop/16-sampige', 'kochi', '', '/shop/16-sampige'],
    ['/ServiceFinder?category=Tailor', null, 'New Delhi', '/ServiceFinder?category=Tailor&city=New%20Delhi'],
    ['/NearbyShop?city=Pune', 'kochi', '', '/NearbyShop?city=Pune'],
    ['/NearbyShop?at=pune', 'kochi', '', '/NearbyShop?at=pune'],
    ['/AssignDelivery', 'kochi', '', '/AssignDelivery'],
    ['/NearbyShop', null, '', '/NearbyShop'],
  ])('%s at %j or in %j is %s', (to, at, city, carried) => {
    expect(carryPlace(to, at, city)).toBe(carried);
  });

  test('those to shops too, where nothing but the url knows it', () => {
    expect(carryPlace('/shop/16-sampige', 'kochi', '', true)).toBe('/shop/16-sampige?at=kochi');
    expect(carryPlace('/AssignDelivery', 'kochi', '', true)).toBe('/AssignDelivery');
  });
});

test.each([
  ['/', 'go-to-place'],
  ['/nearbyshop?now=open', 'go-to-place'],
  ['/NearbyShop?at=kochi', null],
  ['/NearbyShop?city=', null],
  ['/shop/16-sampige', 'name-place'],
  ['/terms?city=Pune', null],
])('before %s is painted runs %j', (url, script) => {
  expect(firstScriptOf(readUrl(url))).toBe(script);
});
