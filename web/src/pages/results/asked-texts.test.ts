import { expect, test } from 'vitest';
import { nameOf } from './asked-texts';

const inFinder = (text: string, kind: 'shop' | 'service') => nameOf({ text, kind, field: 'category' });

test('a category that ends with its kind is not followed by it again', () => {
  expect(inFinder('Bakery', 'shop')).toBe('Discover Nearby Bakery Shops');
  expect(inFinder('Dry  cleaning  services', 'service')).toBe('Discover Nearby Dry  cleaning Services');
});

test('a very long category in the url is quick to render', () => {
  const category = `a${' '.repeat(16_000)}b`;
  const tries = [1, 2, 3, 4, 5].map(() => {
    const before = performance.now();
    inFinder(category, 'service');
    return performance.now() - before;
  });
  expect(Math.min(...tries)).toBeLessThan(20);
});
