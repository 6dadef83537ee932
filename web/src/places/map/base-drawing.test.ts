import { expect, test } from 'vitest';
import { distanceKm } from '@aaspaas/contract/places/distance';
import { drawBase } from './base-drawing';
import { pixelsOf, pixelsPerKm } from './mercator';
import { boxAround, boxOfText, overlap } from './place-labels';

const centre = { latitude: 12.9352, longitude: 77.6245 };
const zoom = 13;

/** Areas as close together as those of a city. */
const areas = Array.from({ length: 40 }, (_, index) => ({
  key: `area-${index}`,
  name: ['Koramangala', 'HSR Layout', 'BTM 2nd Stage', 'Ejipura', 'Adugodi'][index % 5] + ` ${index}`,
  latitude: centre.latitude + ((index % 7) - 3) * 0.006,
  longitude: centre.longitude + ((index % 6) - 2.5) * 0.009,
}));

test('no name lies on another, on a ring’s, on a dot or on a pin', () => {
  // The second stands on the name of the middle, the third where the ring of 2 km is named.
  const pins = [
    { latitude: centre.latitude + 0.004, longitude: centre.longitude + 0.01 },
    { latitude: centre.latitude - 0.006, longitude: centre.longitude + 0.001 },
    { latitude: centre.latitude + 0.017, longitude: centre.longitude },
  ];
  const drawn = drawBase({ centre, zoom, areas, pins, title: 'Koramangala' });
  expect(drawn.isTitled).toBe(false);
  expect(drawn.rings.find(({ text }) => text === '2 km')?.at?.y).toBeGreaterThan(0);
  const texts = drawn.areas.flatMap(({ name, label }) => (label ? [boxOfText(name, label)] : []));
  const rings = drawn.rings.flatMap(({ text, at }) =>
    at ? [boxOfText(text, { at, anchor: 'middle' })] : [],
  );
  const dots = drawn.areas.map(({ dot }) => boxAround(dot));
  expect(texts.length).toBeGreaterThan(10);
  const boxes = [...texts, ...rings];
  for (const [index, box] of boxes.entries())
    for (const other of [...boxes.slice(index + 1), ...dots]) expect(overlap(box, other)).toBe(false);
});

test('the best known is named first', () => {
  const drawn = drawBase({
    centre,
    zoom,
    areas: areas.map((area) => ({ ...area, ...centre, latitude: 12.95 })),
  });
  expect(drawn.areas.map(({ key }) => key)).toEqual(['area-0']);
});

test('rings are as far from the middle as they say', () => {
  const { rings } = drawBase({ centre, zoom, areas: [] });
  expect(rings.map(({ text }) => text)).toEqual(['1 km', '2 km', '5 km']);
  const east = { ...centre, longitude: centre.longitude + 0.05 };
  const km = distanceKm(centre, east);
  const px = pixelsOf(east, zoom).x - pixelsOf(centre, zoom).x;
  expect(px / pixelsPerKm(centre, zoom)).toBeCloseTo(km, 1);
});

test('from far away, only rings that are large enough to read are drawn', () => {
  const { rings } = drawBase({ centre, zoom: 9, areas: [] });
  expect(rings.map(({ text }) => text)).toEqual(['10 km', '25 km', '50 km']);
});

test('what would be cut off at the edge of the map is not written', () => {
  const view = { left: -150, right: 150, top: -40, bottom: 250 };
  const drawn = drawBase({ centre, zoom, areas, view });
  const at = Object.fromEntries(drawn.rings.map((ring) => [ring.text, ring.at && Math.sign(ring.at.y)]));
  expect(at).toEqual({ '1 km': 1, '2 km': 1, '5 km': null });
  const texts = drawn.areas.flatMap(({ name, label }) => (label ? [boxOfText(name, label)] : []));
  expect(texts.length).toBeGreaterThan(3);
  for (const { left, right, top, bottom } of texts)
    expect([left >= -150, right <= 150, top >= -40, bottom <= 250]).toEqual([true, true, true, true]);
});
