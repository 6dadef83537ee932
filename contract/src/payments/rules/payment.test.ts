import { expect, test } from 'vitest';
import { complain } from '../../rule-engine/rule';
import { paymentRules, readUtr } from './payment';

test.each([
  ['', null],
  ['  ', null],
  ['412345678901', null],
  ['4123 4567 8901', null],
  ['41234567890', 'UTR must be 12 digits'],
  ['4123456789012', 'UTR must be 12 digits'],
  ['41234567890A', 'UTR must be 12 digits'],
  ['٤١٢٣٤٥٦٧٨٩٠١', 'UTR must be 12 digits'],
])('the bank’s number %j: %s', (utr, sentence) => {
  expect(complain(paymentRules, { utr }).utr ?? null).toBe(sentence);
});

test('is stored without the spaces between its groups', () => {
  expect(readUtr(' 4123 4567 8901 ')).toBe('412345678901');
});
