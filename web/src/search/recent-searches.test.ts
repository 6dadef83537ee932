import { beforeEach, expect, test } from 'vitest';
import { addRecentSearch, clearRecentSearches, recentSearches } from './recent-searches';

beforeEach(() => localStorage.clear());

const after = (...searches: readonly string[]) => {
  searches.forEach(addRecentSearch);
  return recentSearches();
};

test('the latest stand first, six at most', () => {
  expect(after('a', 'b', 'c', 'd', 'e', 'f', 'g')).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

test('the same words stand there once, as they were typed last', () => {
  expect(after('Plumber', 'bakery', ' plumber ')).toEqual(['plumber', 'bakery']);
});

test('a blank search is none, and a long one is cut', () => {
  expect(after('  ', 'x'.repeat(150))).toEqual(['x'.repeat(100)]);
});

test('they are forgotten when asked, and what another program has written there is none', () => {
  after('bakery');
  clearRecentSearches();
  expect(recentSearches()).toEqual([]);
  for (const strange of ['{', '{"a":1}', '[1,null,"bakery"]']) {
    localStorage.setItem('aaspaas.searches', strange);
    expect(recentSearches()).toEqual(strange.startsWith('[') ? ['bakery'] : []);
  }
});
