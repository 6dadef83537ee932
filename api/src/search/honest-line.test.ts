import { expect, test } from 'vitest';
import type { Answer } from './find-shops';
import { alsoOf } from './honest-line';

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
