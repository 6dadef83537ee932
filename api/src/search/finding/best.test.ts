import { expect, test } from 'vitest';
import { bestOf } from './find-shops';

const here = { latitude: 12.935, longitude: 77.624 };
/** A degree of latitude is 111 km. */
const at = (name: string, km: number) => ({
  name,
  latitude: here.latitude + km / 111,
  longitude: here.longitude,
});

test.each([
  ['whose name has the words in it, in any letter case [M-290, M-500]', 'BAKE', 1, 'Sampige Bakes'],
  ['the first, if no name has them [M-290, M-500]', 'cake', 1, 'Anand Sweets'],
  ['one who is called so, though a little further', 'bakes', 2.4, 'Sampige Bakes'],
  ['the first, if who is called so is much further', 'bakes', 2.6, 'Anand Sweets'],
])('selected is %s', (_, search, km, selected) => {
  const rows = [at('Anand Sweets', 0.5), at('Sampige Bakes', km), at('Bakes and More', km)];
  expect(bestOf(search, rows, here)?.name).toBe(selected);
});

test('where nobody is near or far, names alone count, and of nothing nothing is selected [M-290]', () => {
  expect(bestOf('bakes', [at('Anand Sweets', 1), at('Sampige Bakes', 90)], null)?.name).toBe('Sampige Bakes');
  expect(bestOf('bakes', [], here)).toBeNull();
});
