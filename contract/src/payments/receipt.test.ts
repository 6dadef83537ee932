import { expect, test } from 'vitest';
import { financialYearOf, numberInPath, receiptNumber, receiptPath } from './receipt';

test.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  // Midnight in India.
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2026-12-31T23:59:59Z', '2026-27'],
  ['2027-01-01T00:00:00Z', '2026-27'],
  ['2099-06-01T00:00:00Z', '2099-00'],
])('%s is in the financial year %s', (moment, year) => {
  expect(financialYearOf(new Date(moment))).toBe(year);
});

test('a number goes through its path and back', () => {
  const number = receiptNumber('2026-27', 123);
  expect([number, receiptPath(number)]).toEqual(['AP/2026-27/000123', '/receipt/AP-2026-27-000123']);
  expect(numberInPath('AP-2026-27-000123')).toBe(number);
  expect(['AP-2026-000123', '../x', 'AP-2026-27-1', ''].map(numberInPath)).toEqual([null, null, null, null]);
});
