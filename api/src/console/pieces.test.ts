import { expect, test } from 'vitest';
import { inOrder, oneAfterTheOther } from './pieces';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

async function sizesAndAll(pieces: AsyncIterable<number[]>) {
  const sizes: number[] = [];
  const all: number[] = [];
  for await (const piece of pieces) {
    if (piece.length > 0) sizes.push(piece.length);
    all.push(...piece);
  }
  return { sizes, all };
}

const idOf = ({ id }: { readonly id: number }): number => id;

test.each([
  [0, []],
  [999, [999]],
  [1000, [1000]],
  [2001, [1000, 1000, 1]],
])('%i rows in a chosen order are read a thousand at once', async (count, sizes) => {
  const ids = numbers(count).toReversed();
  const pieces = inOrder(ids, async (some) => some.map((id) => ({ id })), idOf);
  expect(await sizesAndAll(pieces)).toEqual({ sizes, all: ids });
});

test.each([
  [0, []],
  [999, [999]],
  [1000, [1000]],
  [2001, [1000, 1000, 1]],
])('%i rows in the order of their ids are read a thousand at once', async (count, sizes) => {
  const ids = numbers(count);
  const readRows = async (after: number | null, limit: number) =>
    ids
      .filter((id) => id > (after ?? 0))
      .slice(0, limit)
      .map((id) => ({ id }));
  expect(await sizesAndAll(oneAfterTheOther(readRows, idOf))).toEqual({ sizes, all: ids });
});
