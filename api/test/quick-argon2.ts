import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

/*
 * Stands in for argon2 in the tests of calls, of which most sign somebody in: a hash of the real thing takes half of
 * their time. It looks the same and tells right from wrong. Browser tests and the tests about passwords themselves use
 * the real one.
 */

// Not by an import, which would lead back to this file.
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

const digest = (header: string, password: string): string =>
  createHash('sha256').update(header).update(password).digest('base64').replace('=', '');

export const hash: typeof Argon2.hash = async (password, options) => {
  const { memoryCost, timeCost, parallelism } = options ?? {};
  const header = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$quick`;
  return `${header}$${digest(header, String(password))}`;
};

export const verify: typeof Argon2.verify = async (hashed, password) => {
  const [, header, found] = /^(.*\$quick)\$(.*)$/.exec(String(hashed)) ?? [];
  if (header === undefined) return real.verify(hashed, password);
  return found === digest(header, String(password));
};
