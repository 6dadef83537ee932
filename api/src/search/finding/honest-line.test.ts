import { expect, test } from 'vitest';
import type { Answer } from './find-shops';
import { alsoOf, honestLine } from './honest-line';

/** No more of an answer is read. */
const answer = (count: number, categories: readonly (readonly [number, number])[]) =>
  ({ count, understanding: { categories: new Map(categories) } }) as unknown as Answer;

test('beside a list that is thin the likeliest four categories are offered, the likeliest first', () => {
  const categories = [
    [1, 20],
    [29, 90],
    [15, 5],
    [11, 60],
    [4, 40],
  ] as const;
  expect(alsoOf(answer(1, categories)).map(({ label }) => label)).toEqual([
    'Home Repairs',
    'Electronics',
    'Grocery',
    'Bakery',
  ]);
  expect(alsoOf(answer(100, categories))).toEqual([]);
});

test('how far the nearest is, says only a page that begins with it', () => {
  const rows = [{ latitude: 10.45, longitude: 76 }];
  const wider = { isWider: true, near: { latitude: 10, longitude: 76 }, rows };
  const asked = { text: 'plumber', city: 'Kochi', kind: null, openAt: null, stars: null };
  const filters = { delivers: false, withinKm: null, categoryId: null };
  const line = (sort: 'distance' | 'rating' | null, offset = 0) =>
    honestLine({ ...wider, wanted: { ...asked, ...filters, sort, offset } } as unknown as Answer)?.toString();
  const far = 'Nothing in Kochi. The nearest is 50 km away:';
  expect([line(null), line('distance')]).toEqual([far, far]);
  const nearest = 'Nothing in Kochi. The nearest:';
  expect([line('rating'), line(null, 20)]).toEqual([nearest, nearest]);
});
