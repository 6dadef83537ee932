import { expect, test } from 'vitest';
import { rupees } from './say-amount';

test.each([
  [500, '₹500'],
  [-500, '−₹500'],
  [0, '₹0'],
  [100_000.5, '₹1,00,000.50'],
  [99.999, '₹100.00'],
  [-0.05, '−₹0.05'],
])('%s rupees are written %s', (amount, written) => expect(rupees(amount)).toBe(written));
