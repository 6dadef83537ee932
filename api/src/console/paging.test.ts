import { expect, test } from 'vitest';
import { readPage, type Slice } from './paging';

const listOf = (count: number) => ({
  count: async () => count,
  rows: async ({ limit, offset }: Slice) =>
    Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) => offset + index + 1),
});

test.each([
  [0, undefined, { page: 1, pages: 1, rows: 0, first: undefined }],
  [50, '1', { page: 1, pages: 1, rows: 50, first: 1 }],
  [51, '2', { page: 2, pages: 2, rows: 1, first: 51 }],
  [120, '9', { page: 3, pages: 3, rows: 20, first: 101 }],
  [120, '-1', { page: 1, pages: 3, rows: 50, first: 1 }],
  [120, 'two', { page: 1, pages: 3, rows: 50, first: 1 }],
])('of %d rows the page %j', async (count, typed, { page, pages, rows, first }) => {
  const paged = await readPage(typed, listOf(count));
  expect(paged).toMatchObject({ count, page, pages });
  expect([paged.rows.length, paged.rows[0]]).toEqual([rows, first]);
});
