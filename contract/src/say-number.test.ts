import { expect, test } from 'vitest';
import { sayNumber } from './say-number';

test.each([0, 7, 999, 1000, 12_345, 99_999, 1_00_000, 12_34_567, 98_76_54_321, -1_23_456])(
  'writes %i as browsers do for India',
  (count) => {
    expect(sayNumber(count)).toBe(count.toLocaleString('en-IN'));
  },
);
