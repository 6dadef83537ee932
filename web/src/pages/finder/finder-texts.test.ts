import { expect, test } from 'vitest';
import { headingOf } from './finder-texts';

test('a category that ends with its kind is not followed by it again', () => {
  expect(headingOf('Bakery', 'shop')).toBe('Discover Nearby Bakery Shops');
  expect(headingOf('Dry  cleaning  services', 'service')).toBe('Discover Nearby Dry  cleaning Services');
});

test('a very long category in the url is quick to render', () => {
  const category = `a${' '.repeat(16_000)}b`;
  const tries = [1, 2, 3, 4, 5].map(() => {
    const before = performance.now();
    headingOf(category, 'service');
    return performance.now() - before;
  });
  expect(Math.min(...tries)).toBeLessThan(20);
});
