import { createHash, createHmac } from 'node:crypto';
import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { Uploads } from './uploads/multipart';

/** A call that came with an Idempotency-Key: the client may send it again, and it must not happen again. */
export interface Attempt {
  readonly key: string;
  readonly path: string;
  /** 0 for a guest. */
  readonly accountId: number;
  readonly bodyHash: Buffer;
}

/** Names accounts that a reply speaks of, beside its sender's: it is erased with each of them. */
export type About = (...accountIds: readonly (number | null)[]) => void;

/** One transaction, and with it the memory that it happened. */
export type Write<Reply> = (work: (db: Db, about: About) => Promise<Reply>) => Promise<Reply>;

/** Neither the key nor the body can be found out from what is stored: a body may hold a password. */
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

/** Runs `handle`, or answers as before when the same was asked before. */
export async function answerOnce<Reply>(
  db: Db,
  attempt: Attempt | null,
  handle: (write: Write<Reply>) => Promise<Reply>,
): Promise<unknown> {
  if (!attempt) return handle((work) => db.transaction((tx) => work(tx, () => {})));
  const earlier = await findReply(db, attempt);
  if (earlier) return earlier.reply;
  try {
    return await handle((work) => db.transaction((tx) => writeOnce(tx, attempt, work)));
  } catch (error) {
    // Of two at the same time the second may be refused for what the first has done: an address is taken by it.
    const isSecond = error instanceof Repeated || error instanceof Failure;
    const meanwhile = isSecond ? await findReply(db, attempt) : null;
    if (meanwhile) return meanwhile.reply;
    throw error;
  }
}

class Repeated extends Error {}

/** A refused call leaves nothing behind, so that the same key serves the corrected form. */
async function writeOnce<Reply>(tx: Db, attempt: Attempt, work: Parameters<Write<Reply>>[0]): Promise<Reply> {
  await claim(tx, attempt);
  const about = new Set<number>();
  const reply = await work(tx, (...ids) => ids.forEach((id) => id !== null && about.add(id)));
  await tx.run(sql`
    UPDATE idempotency_key SET reply = ${JSON.stringify(reply)}, status = 200, about = ${[...about]}::integer[]
    WHERE ${isThis(attempt)}`);
  return reply;
}

/** What was answered to a deleted account, and what was answered to others about it. */
export async function eraseReplies(db: Db, accountId: number): Promise<void> {
  await db.run(sql`DELETE FROM idempotency_key WHERE account_id = ${accountId}`);
  await db.run(sql`
    UPDATE idempotency_key SET reply = NULL, status = NULL, about = '{}'
    WHERE about @> ARRAY[${accountId}::integer]`);
}

/** Waits for another request with the same key to end, and a moment only. */
async function claim(tx: Db, attempt: Attempt): Promise<void> {
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
  if (claimed === 0) throw new Repeated();
  await tx.script('SET LOCAL lock_timeout = 0');
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

// No conflict: a form would tell people that their account exists, while it is only on its way.
const stillBusy = (): Failure =>
  new Failure('busy', 'This is still being saved. Please wait a moment.', { retryAfterSeconds: 3 });

async function findReply(db: Db, attempt: Attempt): Promise<{ reply: unknown } | null> {
  const row = await db.maybe<{ body_hash: Buffer; reply: unknown }>(
    sql`SELECT body_hash, reply FROM idempotency_key WHERE ${isThis(attempt)}`,
  );
  if (!row) return null;
  // It did happen, and is not to happen again; only whom it was about is gone.
  if (row.reply === null)
    throw new Failure('missing', 'This was deleted in the meantime. Please begin anew.');
  if (!row.body_hash.equals(attempt.bodyHash)) {
    throw new Failure('mismatch', 'This was already sent with other details. Please reload the page.');
  }
  return row;
}

const isThis = ({ key, path, accountId }: Attempt) =>
  sql`key = ${key} AND path = ${path} AND account_id = ${accountId}`;
