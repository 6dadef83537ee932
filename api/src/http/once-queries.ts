import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { Attempt } from './attempt';

const isThis = ({ key, path, accountId }: Attempt) =>
  sql`key = ${key} AND path = ${path} AND account_id = ${accountId}`;

export interface StoredReply {
  body_hash: Buffer;
  /** Null when the reply was erased, because it was about an account that is deleted. */
  reply: unknown;
}

/** Locked, because a lock is written and so waits for the replicas: the repeated reply is then as safe as the first. */
export function findReply(db: Db, attempt: Attempt): Promise<StoredReply | null> {
  return db.maybe<StoredReply>(
    sql`SELECT body_hash, reply FROM idempotency_key WHERE ${isThis(attempt)} FOR UPDATE`,
  );
}

/** False when the key is in use already. Waits up to three seconds for another request with the same key to end. */
export async function claimKey(tx: Db, attempt: Attempt): Promise<boolean> {
  const { key, path, accountId, bodyHash } = attempt;
  await tx.script("SET LOCAL lock_timeout = '3s'");
  const claimed = await tx
    .run(
      sql`INSERT INTO idempotency_key (key, path, account_id, body_hash)
          VALUES (${key}, ${path}, ${accountId}, ${bodyHash}) ON CONFLICT DO NOTHING`,
    )
    .catch((error: unknown) => {
      throw isLockTimeout(error) ? stillBusy() : error;
    });
  if (claimed === 0) return false;
  await tx.script('SET LOCAL lock_timeout = 0');
  return true;
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

// Not 'taken': the form would say that the account exists, while it is only being made.
const stillBusy = (): Failure =>
  new Failure('busy', 'This is still being saved. Please wait a moment.', { retryAfterSeconds: 3 });

export async function storeReply(
  tx: Db,
  attempt: Attempt,
  reply: unknown,
  about: readonly number[],
): Promise<void> {
  await tx.run(sql`
    UPDATE idempotency_key SET reply = ${JSON.stringify(reply)}, status = 200, about = ${about}::integer[]
    WHERE ${isThis(attempt)}`);
}

/** Erases the replies to a deleted account, and the replies to others about it. */
export async function eraseReplies(db: Db, accountId: number): Promise<void> {
  await db.run(sql`DELETE FROM idempotency_key WHERE account_id = ${accountId}`);
  await db.run(sql`
    UPDATE idempotency_key SET reply = NULL, status = NULL, about = '{}'
    WHERE about @> ARRAY[${accountId}::integer]`);
}
