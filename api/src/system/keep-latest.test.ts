import { expect, test } from 'vitest';
import { keepLatest } from './keep-latest';

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('the entries used last are kept, and no more than the most', () => {
  const latest = keepLatest<number>(100);
  for (const number of numbers(0, 1000)) latest.set(String(number), number);
  const kept = numbers(0, 1000).filter((number) => latest.get(String(number)) === number);
  expect(kept.length).toBeLessThanOrEqual(100);
  expect(kept).toEqual(expect.arrayContaining(numbers(950, 1000)));
});

test('an entry that is read between ever new ones stays, and the newest value counts', () => {
  const latest = keepLatest<number>(100);
  latest.set('network', -1);
  latest.set('network', -2);
  for (const number of numbers(0, 1000)) {
    latest.set(String(number), number);
    expect(latest.get('network')).toBe(-2);
  }
});
