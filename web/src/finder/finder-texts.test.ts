import { expect, test } from 'vitest';
import { headingOf } from './finder-texts';

test('a category that says what it is already is not followed by it once more', () => {
  expect(headingOf('Bakery', 'shop')).toBe('Discover Nearby Bakery Shops');
  expect(headingOf('Dry  cleaning  services', 'service')).toBe('Discover Nearby Dry  cleaning Services');
});

test('an address with a category as long as addresses can be is no work to draw', () => {
  const category = `a${' '.repeat(16_000)}b`;
  const tries = [1, 2, 3, 4, 5].map(() => {
    const before = performance.now();
    headingOf(category, 'service');
    return performance.now() - before;
  });
  expect(Math.min(...tries)).toBeLessThan(20);
});
