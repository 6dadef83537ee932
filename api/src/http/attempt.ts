import { createHash, createHmac } from 'node:crypto';
import type { Uploads } from './uploads/multipart';

/** A call that came with an Idempotency-Key: the client may send the call again, but it must happen only once. */
export interface Attempt {
  readonly key: string;
  readonly path: string;
  /** 0 for a guest. */
  readonly accountId: number;
  readonly bodyHash: Buffer;
}

/** Key and body are stored as hashes only, because a body may hold a password. */
export function attemptOf(
  key: string,
  call: { readonly path: string },
  accountId: number,
  body: unknown,
  uploads: Uploads,
): Attempt {
  const files = Object.entries(uploads).map(([field, each]) => [field, each.map(({ sha256 }) => sha256)]);
  return {
    key: createHash('sha256').update(key).digest('hex'),
    path: call.path,
    accountId,
    bodyHash: createHmac('sha256', key)
      .update(JSON.stringify([body, files]))
      .digest(),
  };
}
