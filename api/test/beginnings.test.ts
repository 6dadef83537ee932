import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchKey } from '@aaspaas/contract/search-words';
import { suggestTrades } from '../src/search/suggesting/suggest-trades';

/**
 * The first letters of a search, and what people who type them want. Written by somebody who had not seen the words that
 * search knows; one half may be mended, the other never.
 */
const rowsOf = (half: string) =>
  readFileSync(new URL(`beginnings/${half}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([typed = '', wanted = '']) => ({ typed, wanted: wanted.split('|').map(searchKey) }));

const isOneOf = (wanted: readonly string[], label: string): boolean =>
  wanted.some((one) => label.startsWith(one) || ` ${label} `.includes(` ${one} `) || isBegunBy(one, label));

/** 'dry clean' for 'dry cleaners'. */
const isBegunBy = (one: string, label: string): boolean => label.length >= 4 && one.startsWith(label);

test.each([
  ['mended', 60, 0.96],
  ['held-out', 60, 0.96],
  // With a slip in them, by somebody else.
  ['slips-mended', 50, 0.95],
  ['slips-held-out', 50, 0.93],
])('of the %s half (%d), at least %d find what they want among the first three', (half, count, least) => {
  const rows = rowsOf(half);
  const found = rows.filter(({ typed, wanted }) =>
    suggestTrades(typed).some(({ label }) => isOneOf(wanted, searchKey(label))),
  );
  expect(rows).toHaveLength(count);
  expect(found.length / rows.length).toBeGreaterThanOrEqual(least);
});
