import { describe, expect, test } from 'vitest';
import { groupMarkers, type Point, ringAround } from './group-markers';
import type { MapMarker } from './marker';

const at = (id: string, latitude: number, longitude: number): MapMarker => ({
  id,
  position: { latitude, longitude },
  look: 'shop',
  title: id,
});
const pixels = ({ position }: MapMarker): Point => ({ x: position.longitude, y: position.latitude });
const names = (markers: readonly MapMarker[]) =>
  groupMarkers(markers, pixels).map((group) => group.map(({ id }) => id).join('+'));

describe('markers that would cover each other', () => {
  test('stand together, the others alone, none is lost', () => {
    expect(names([at('a', 10, 10), at('b', 200, 10), at('c', 30, 20)])).toEqual(['a+c', 'b']);
    expect(names([])).toEqual([]);
  });

  test('are told apart on both sides of zero', () => {
    expect(names([at('a', 5, -5), at('b', 5, 5)])).toEqual(['a', 'b']);
  });

  test('in a ring have their own places, a thumb apart', () => {
    for (const count of [2, 3, 7, 20]) {
      const ring = ringAround({ x: 100, y: 100 }, count);
      const [first, second] = ring;
      if (!first || !second) throw new Error('the ring is too small');
      expect(ring).toHaveLength(count);
      expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(40);
    }
  });

  test('one alone stays where it is', () => {
    expect(ringAround({ x: 100, y: 100 }, 1)).toEqual([{ x: 100, y: 100 }]);
  });
});
