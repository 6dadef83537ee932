import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupMarkers, type Point, ringAround, thumbPx } from './group-markers';
import type { MapMarker } from './marker';

const at = (id: string, latitude: number, longitude: number): MapMarker => ({
  id,
  position: { latitude, longitude },
  variant: 'shop',
  title: id,
});
const pixels = ({ position }: MapMarker): Point => ({ x: position.longitude, y: position.latitude });
const names = (markers: readonly MapMarker[]) =>
  groupMarkers(markers, pixels).map((group) => group.map(({ id }) => id).join('+'));

describe('markers that would cover each other', () => {
  test('are grouped, the others stay single, and none is lost', () => {
    expect(names([at('a', 10, 10), at('b', 200, 10), at('c', 30, 20)])).toEqual(['a+c', 'b']);
    expect(names([])).toEqual([]);
  });

  test('leave no two pins closer than a thumb', () => {
    const spot = fc.integer({ min: -200, max: 200 });
    const spots = fc.array(fc.tuple(spot, spot), { maxLength: 40 });
    fc.assert(
      fc.property(spots, (places) => {
        const markers = places.map(([x, y], index) => at(String(index), y, x));
        const groups = groupMarkers(markers, pixels);
        const firsts = groups.map(([first]) => pixels(first));
        const isClose = (one: Point, other: Point) =>
          Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < thumbPx;
        expect(firsts.filter((one) => firsts.some((other) => other !== one && isClose(one, other)))).toEqual(
          [],
        );
        expect(groups.flat()).toHaveLength(markers.length);
      }),
    );
  });

  test('get places of their own in a ring, a thumb apart', () => {
    for (const count of [2, 3, 7, 20]) {
      const ring = ringAround({ x: 100, y: 100 }, count);
      const [first, second] = ring;
      if (!first || !second) throw new Error('the ring is too small');
      expect(ring).toHaveLength(count);
      expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(40);
    }
  });

  test('a single marker stays where it is', () => {
    expect(ringAround({ x: 100, y: 100 }, 1)).toEqual([{ x: 100, y: 100 }]);
  });
});
