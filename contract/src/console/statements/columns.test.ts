import { expect, test } from 'vitest';
import { columnsLack } from './columns';

// The first column has the number 0.
test.each([
  [{}, 'Which column has the date?'],
  [{ narration: 1, credit: 2 }, 'Which column has the date?'],
  [{ date: 0, credit: 2 }, 'Which column has the narration?'],
  [{ date: 0, narration: 1, debit: 3 }, 'Which column has the money that came in?'],
  [{ date: 0, narration: 1, credit: 2 }, ''],
  [{ date: 2, narration: 1, credit: 0 }, ''],
  [{ date: 1, narration: 0, amount: 2 }, ''],
  [{ date: 1, narration: 2, amount: 0 }, ''],
])('of %j lacks: %s', (columns, lacks) => {
  expect(columnsLack(columns)).toBe(lacks);
});
