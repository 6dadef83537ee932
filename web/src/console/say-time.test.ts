import { expect, test } from 'vitest';
import { sayAge, sayDate, sayTime } from './say-time';

test.each([
  ['2026-11-14T09:35:00Z', '14 Nov 2026, 3:05 PM'],
  ['2026-08-31T18:29:59Z', '31 Aug 2026, 11:59 PM'],
  ['2026-08-31T18:30:00Z', '1 Sep 2026, 12:00 AM'],
  ['2026-12-31T18:30:00Z', '1 Jan 2027, 12:00 AM'],
  ['2026-02-28T06:30:00Z', '28 Feb 2026, 12:00 PM'],
])('%s is %s in India', (at, said) => {
  expect(sayTime(new Date(at))).toBe(said);
  expect(sayDate(new Date(at))).toBe(said.split(',')[0]);
});

test.each([
  [59_999, '1 minute'],
  [60 * 60_000 - 1, '59 minutes'],
  [60 * 60_000, '1 hour'],
  [48 * 60 * 60_000, '2 days'],
])('what is %s ms old is %s old', (age, said) => {
  expect(sayAge(new Date(0), new Date(age))).toBe(said);
});
