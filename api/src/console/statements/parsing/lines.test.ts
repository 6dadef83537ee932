import { describe, expect, test } from 'vitest';
import { type Credit, readLine } from './read-statement';

const columns = { date: 0, narration: 1, credit: 2, debit: 3, balance: 4, reference: 5 };

const read = (cells: readonly string[], line = 7) => readLine({ line, cells: [...cells] }, columns);

function credit(cells: readonly string[], line = 7): Credit {
  const found = read(cells, line);
  if (found.kind !== 'credit') throw new Error(found.kind);
  return found.credit;
}

const cash = ['16/03/2026', 'CASH DEPOSIT', '500.00', '', '1,500.00'];

describe('which line a line is', () => {
  const identity = (cells: readonly string[], line = 7) => credit(cells, line).identity;

  test('two equal credits of one day are two, by the balance after each', () => {
    expect(identity(cash)).not.toBe(identity([...cash.slice(0, 4), '2,000.00']));
  });

  test.each([
    ['day', ['17/03/2026', ...cash.slice(1)]],
    ['amount', [...cash.slice(0, 2), '501.00', ...cash.slice(3)]],
    ['text', ['16/03/2026', 'CASH DEPOSIT 2', ...cash.slice(2)]],
    ['reference', [...cash, '412345678901']],
  ])('another %s is another line', (_what, cells) => {
    expect(identity(cells)).not.toBe(identity(cash));
  });

  test('the same line is the same in any file, wherever it stands and however it is spaced', () => {
    const spaced = ['16-Mar-2026', ' CASH   DEPOSIT ', '500', '0.00', '1500.00'];
    expect(identity(spaced, 99)).toBe(identity(cash));
  });
});

test('what a credit says: its line, day, paise, text and UTRs', () => {
  expect(
    credit(['16/03/2026', 'UPI/CR/412345678901/ASHA', '1,00,000.50', '', '', 'REF 9'], 12),
  ).toMatchObject({
    line: 12,
    day: '2026-03-16',
    amountPaise: 10_000_050,
    narration: 'UPI/CR/412345678901/ASHA REF 9',
    utrs: ['412345678901'],
  });
  expect(credit(['16/03/2026', 'x'.repeat(600), '1']).narration).toHaveLength(500);
});

test.each([
  ['money out', ['16/03/2026', 'RENT', '', '500.00'], 'debit'],
  ['money out, with a zero for what came in', ['16/03/2026', 'RENT', '0.00', '500.00'], 'debit'],
  ['money in, with a dash for what went out', ['16/03/2026', 'ASHA', '500.00', '-'], 'credit'],
  ['a credit that was taken off again', ['16/03/2026', 'REVERSAL', '-500.00', ''], 'debit'],
  ['no money at all', ['16/03/2026', 'NOTE', '', ''], 'skipped'],
  ['nothing but zeros', ['16/03/2026', 'NOTE', '0.00', '0.00'], 'skipped'],
  ['a sum below', ['', 'Closing Balance', '99,500.00', ''], 'skipped'],
  ['a day that is none', ['31/02/2026', 'ASHA', '500.00', ''], 'unreadable'],
  ['money that is none', ['16/03/2026', 'ASHA', 'five', ''], 'unreadable'],
])('%s', (_what, cells, kind) => {
  expect(read(cells).kind).toBe(kind);
});

test('what the column says goes before a sign', () => {
  const signed = { line: 1, cells: ['16/03/2026', 'ASHA', '-500.00', 'CR'] };
  expect(readLine(signed, { date: 0, narration: 1, amount: 2, direction: 3 })).toMatchObject({
    kind: 'credit',
    credit: { amountPaise: 50_000 },
  });
});

test.each([
  ['CR', 'credit'],
  ['C', 'credit'],
  ['Deposit', 'credit'],
  ['DR', 'debit'],
  ['d', 'debit'],
  ['Withdrawal', 'debit'],
  ['', 'credit'],
  ['?', 'unreadable'],
])('an amount with %j beside it is a %s', (direction, kind) => {
  const line = { line: 1, cells: ['16/03/2026', 'ASHA', '500.00', direction] };
  expect(readLine(line, { date: 0, narration: 1, amount: 2, direction: 3 }).kind).toBe(kind);
});
