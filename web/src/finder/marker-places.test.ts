import { describe, expect, test } from 'vitest';
import { distanceKm } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { middleOf, placesOf } from './marker-places';

// Only the place matters here.
const shopAt = (latitude: number, longitude: number) => ({ latitude, longitude }) as ShopRecord;
const bangalore = middleOf('Bangalore');

describe('where markers stand', () => {
  test('at the place that the shop named', () => {
    expect(placesOf([shopAt(12.98, 77.6)])).toEqual([{ latitude: 12.98, longitude: 77.6 }]);
  });

  test('without one, offset slightly from the centre, each on its own [M-150, D-049]', () => {
    const unplaced = shopAt(bangalore.latitude, bangalore.longitude);
    const places = placesOf([unplaced, unplaced, unplaced]);
    expect(new Set(places.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(3);
    for (const place of places) {
      expect(distanceKm(place, bangalore)).toBeGreaterThan(0.1);
      expect(distanceKm(place, bangalore)).toBeLessThan(1.5);
    }
  });

  test.each(['Atlantis', 'constructor', ''])('the map of %j looks at Bangalore', (city) => {
    expect(middleOf(city)).toMatchObject({ latitude: 12.9716, longitude: 77.5946 });
  });
});
