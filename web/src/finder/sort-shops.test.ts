import { expect, test } from 'vitest';
import { shopWith } from '../../test/shop';
import { byDistance } from './sort-shops';

const here = { latitude: 9.93, longitude: 76.27 };
const far = shopWith({ sh_id: 1, latitude: 9.98, longitude: 76.28 });
const unpinned = shopWith({ sh_id: 2, latitude: 9.9312, longitude: 76.2673, is_approximate: true });
const near = shopWith({ sh_id: 3, latitude: 9.9301, longitude: 76.2701 });

const said = (city: string) =>
  byDistance([far, unpinned, near], here, city).map(({ sh_id, distance }) => [sh_id, distance]);

test('are sorted by distance within the city, and only those with a pin say how far they are', () => {
  expect(said('Kochi')).toEqual([
    [3, '50 m'],
    [2, null],
    [1, '5.7 km'],
  ]);
});

test('keep their order in another city', () => {
  expect(said('Delhi').map(([id]) => id)).toEqual([1, 2, 3]);
});
