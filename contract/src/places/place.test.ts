import { expect, test } from 'vitest';
import { cityPlaces } from './city-places';
import { isPin, sayPlace, slugOf } from './place';

test.each([
  [{ name: 'Koramangala', pin: '560034', state: 'Karnataka' }, 'Koramangala · 560034'],
  [{ name: 'Kochi', pin: null, state: 'Kerala' }, 'Kochi, Kerala'],
  [{ name: 'Delhi', pin: null, state: 'Delhi' }, 'Delhi'],
])('%j is said as %s', (place, said) => {
  expect(sayPlace(place)).toBe(said);
});

test.each([
  ['560034', true],
  ['060034', false],
  ['56003', false],
  ['5600344', false],
  ['56003a', false],
  ['', false],
])('%j is a PIN code: %s', (text, isOne) => expect(isPin(text)).toBe(isOne));

test.each([
  ['HSR Layout', 'hsr-layout'],
  ["St. John's Medical College", 'st-john-s-medical-college'],
  ['(Old) Town', 'old-town'],
])('%s is %s in keys', (name, slug) => expect(slugOf(name)).toBe(slug));

test('the listed cities are places, each with a key of its own', () => {
  expect(cityPlaces.map(({ key }) => key)).toContain('thiruvananthapuram');
  expect(new Set(cityPlaces.map(({ key }) => key)).size).toBe(19);
});
