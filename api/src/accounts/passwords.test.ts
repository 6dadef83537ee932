import { expect, test } from 'vitest';
import { hashPassword, needsRehash, passwordMatches } from './passwords';

test('a password is kept as argon2id with its cost and a salt of its own, and only it matches', async () => {
  const [one, other] = await Promise.all(['monsoon-mango', 'monsoon-mango'].map(hashPassword));
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(needsRehash(one ?? '')).toBe(false);
  expect(await passwordMatches(one ?? '', 'monsoon-mango')).toBe(true);
  expect(await passwordMatches(one ?? '', 'monsoon-mangO')).toBe(false);
});

test('without a stored password nothing matches', async () => {
  expect(await passwordMatches(null, 'no account has this password')).toBe(false);
  expect(await passwordMatches('', '')).toBe(false);
});
