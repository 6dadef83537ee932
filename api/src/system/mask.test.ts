import { expect, test } from 'vitest';
import { mask, maskQuoted } from './mask';

test.each([
  ['no mailbox asha.menon+shop@example.in here', 'no mailbox [email] here'],
  ['<asha@example.in>: refused', '<[email]>: refused'],
  ['call +91 98111 22233 or 9811122233', 'call [number] or [number]'],
  ['code 123456', 'code [number]'],
  ['at read (api/src/shop-rows/queries.ts:1234:56)', 'at read (api/src/shop-rows/queries.ts:1234:56)'],
  ['connect ECONNREFUSED 10.0.0.7:5432', 'connect ECONNREFUSED 10.0.0.7:5432'],
])('%s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test('what stands in quotes can be left out as well', () => {
  expect(maskQuoted('invalid input syntax for type integer: "my secret"')).toBe(
    'invalid input syntax for type integer: "…"',
  );
});
