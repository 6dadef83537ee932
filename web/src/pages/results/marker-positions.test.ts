import { describe, expect, test } from 'vitest';
import { distanceKm } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { centreOf, positionsOf, standpoints } from './marker-positions';

// Only the position matters here.
const shopAt = (latitude: number, longitude: number) => ({ latitude, longitude }) as ShopRecord;
const nowhere = { city: '', place: null, here: null };
const bangalore = centreOf({ ...nowhere, city: 'Bangalore' });

describe('where markers stand', () => {
  test('stand at the position of the shop', () => {
    expect(positionsOf([shopAt(12.98, 77.6)])).toEqual([{ latitude: 12.98, longitude: 77.6 }]);
  });

  test('without one, are offset slightly from the centre, each on its own [M-150, D-049]', () => {
    const unplaced = shopAt(bangalore.latitude, bangalore.longitude);
    const positions = positionsOf([unplaced, unplaced, unplaced]);
    expect(new Set(positions.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(3);
    for (const place of positions) {
      expect(distanceKm(place, bangalore)).toBeGreaterThan(0.1);
      expect(distanceKm(place, bangalore)).toBeLessThan(1.5);
    }
  });

  test('show the device, or if that is unknown the middle of the city, and say so [M-151, D-091]', () => {
    const here = { latitude: 12.98, longitude: 77.6 };
    expect(standpoints({ ...nowhere, city: 'Kochi', here })).toEqual([
      { id: 'you', position: here, variant: 'you', title: 'Your Location' },
    ]);
    for (const city of ['', 'Bengaluru', 'Atlantis'])
      expect(standpoints({ ...nowhere, city })).toEqual([
        {
          id: 'middle',
          position: { latitude: 12.97, longitude: 77.59 },
          variant: 'middle',
          title: 'Middle of Bangalore',
        },
      ]);
    expect(standpoints({ ...nowhere, city: 'Ernakulam' })).toMatchObject([
      { position: { latitude: 9.9312, longitude: 76.2673 }, title: 'Middle of Kochi' },
    ]);
  });

  test('show a chosen place by its name, and the device as well', () => {
    const place = { name: 'Koramangala', latitude: 12.9352, longitude: 77.6245 };
    const here = { latitude: 12.98, longitude: 77.6 };
    expect(standpoints({ ...nowhere, place, here }).map(({ title }) => title)).toEqual([
      'Koramangala',
      'Your Location',
    ]);
    expect(centreOf({ ...nowhere, place, here })).toBe(place);
  });

  test.each(['Atlantis', 'constructor', ''])('the map of %j is centred on Bangalore', (city) => {
    expect(centreOf({ ...nowhere, city })).toMatchObject({ latitude: 12.9716, longitude: 77.5946 });
  });
});
