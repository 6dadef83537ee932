import type { Map as LeafletMap } from 'leaflet';
import { expect, test } from 'vitest';
import type { MapMarker } from './marker';
import { pinsOf } from './pins-of';

/** As many pixels as degrees. */
const map = {
  project: ([latitude, longitude]: [number, number]) => ({ x: longitude, y: latitude }),
} as unknown as LeafletMap;

const at = (id: string, latitude: number, isAside: boolean): MapMarker => ({
  id,
  position: { latitude, longitude: 0 },
  variant: 'service',
  title: id,
  isAside,
});

test('the numbers of groups are of what was asked for; what only may help has groups of its own', () => {
  const markers = [
    at('a', 0, false),
    at('b', 10, true),
    at('c', 20, false),
    at('d', 200, true),
    at('e', 210, true),
  ];
  const pins = pinsOf(map, markers, 13).map(({ count, isAside }) => ({ count, isAside }));
  expect(pins).toEqual([
    { count: 2, isAside: false },
    { count: 2, isAside: true },
  ]);
});
