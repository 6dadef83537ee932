import { expect, test } from 'vitest';
import type { Place } from '@aaspaas/contract/places/place';
import { withPlaces } from './place-offers';
import { withoutPlace } from './Understood';

const place = (name: string, pin: string | null): Place => ({
  key: name.toLowerCase(),
  name,
  pin,
  city: 'Bangalore',
  district: 'Bengaluru Urban',
  state: 'Karnataka',
  latitude: 12.9,
  longitude: 77.6,
});
const offer = (kind: 'category' | 'shop' | 'place', label: string) => ({
  kind,
  label,
  hint: '',
  address: null,
});
const shop = offer('shop', 'Kora Stores');
const labelsOf = (offers: readonly { label: string }[]) => offers.map(({ label }) => label);

test('places stand before the shops, unless a thing was typed', () => {
  const koramangala = place('Koramangala', '560034');
  expect(labelsOf(withPlaces([shop], [koramangala]))).toEqual(['Koramangala · 560034', 'Kora Stores']);
  const bakery = [offer('category', 'Bakery'), shop];
  expect(withPlaces(bakery, [koramangala])).toEqual(bakery);
});

test('the listed cities are suggested as such, and no more than three other places', () => {
  const towns = ['Mysuru', 'Mandya', 'Tumakuru', 'Hosur'].map((name) => place(name, null));
  const cities = [offer('place', 'Kochi'), shop];
  expect(labelsOf(withPlaces(cities, [place('Kochi', null), ...towns]))).toEqual([
    'Kochi',
    'Mysuru, Karnataka',
    'Mandya, Karnataka',
    'Tumakuru, Karnataka',
    'Kora Stores',
  ]);
});

test.each([
  ['plumber in Kochi', 'plumber'],
  ['kochi plumber', 'plumber'],
  ['plumber near kochi open now', 'plumber open now'],
  ['plumber in ekm', 'plumber'],
  ['plumber', 'plumber'],
])('%s without the place is %s', (search, rest) => {
  expect(withoutPlace(search, { name: 'Kochi', city: 'Kochi', pin: null })).toBe(rest);
});
