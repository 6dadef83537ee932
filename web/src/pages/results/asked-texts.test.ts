import { afterEach, expect, test } from 'vitest';
import { speak } from '../../say';
import { nameOf } from './asked-texts';

const inFinder = (text: string, kind: 'shop' | 'service') => nameOf({ text, kind, field: 'category' });

test('a category that ends with its kind is not followed by it again', () => {
  expect(inFinder('Bakery', 'shop')).toBe('Discover Nearby Bakery Shops');
  expect(inFinder('Dry  cleaning  services', 'service')).toBe('Discover Nearby Dry  cleaning Services');
});

afterEach(() => speak());

test('in another language a category whose words have the kind in them is not followed by it either', () => {
  const words: Record<string, string> = {
    Bakery: 'बेकरी',
    'Watch Shops': 'घड़ी की दुकानें',
    'Discover Nearby {name}': 'पास में {name}',
    'Discover Nearby {name} Shops': 'पास में {name} की दुकानें',
  };
  speak((text) => words[text] ?? text);
  expect(inFinder('Bakery', 'shop')).toBe('पास में बेकरी की दुकानें');
  expect(inFinder('Watch Shops', 'shop')).toBe('पास में घड़ी की दुकानें');
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
