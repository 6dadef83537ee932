import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../db/open';
import type { Attempt } from './attempt';
import { claimKey, findReply, storeReply } from './once-queries';

/** Names the other accounts that a reply is about: deleting one of them erases the reply. */
export type About = (...accountIds: readonly (number | null)[]) => void;

/** Runs the work in one transaction, which also stores the reply for when the same request comes again. */
export type Write<Reply> = (work: (db: Db, about: About) => Promise<Reply>) => Promise<Reply>;

/** Runs `handle`, or gives the stored reply if the same request was answered before. */
export async function answerOnce<Reply>(
  db: Db,
  attempt: Attempt | null,
  handle: (write: Write<Reply>) => Promise<Reply>,
): Promise<unknown> {
  if (!attempt) return handle((work) => db.transaction((tx) => work(tx, () => {})));
  const earlier = await findEarlier(db, attempt);
  if (earlier) return earlier.reply;
  try {
    return await handle((work) => db.transaction((tx) => writeOnce(tx, attempt, work)));
  } catch (error) {
    // Of two equal requests at the same time, the second may fail because of the first: the email is taken now. The
    // second then gets the reply of the first.
    const isSecond = error instanceof KeyInUse || error instanceof Failure;
    const meanwhile = isSecond ? await findEarlier(db, attempt) : null;
    if (meanwhile) return meanwhile.reply;
    throw error;
  }
}

class KeyInUse extends Error {}

/** A failed call stores nothing, so the corrected form can be sent with the same key. */
async function writeOnce<Reply>(tx: Db, attempt: Attempt, work: Parameters<Write<Reply>>[0]): Promise<Reply> {
  if (!(await claimKey(tx, attempt))) throw new KeyInUse();
  const about = new Set<number>();
  const reply = await work(tx, (...ids) => ids.forEach((id) => id !== null && about.add(id)));
  await storeReply(tx, attempt, reply, [...about]);
  return reply;
}

async function findEarlier(db: Db, attempt: Attempt): Promise<{ reply: unknown } | null> {
  const row = await findReply(db, attempt);
  if (!row) return null;
  // The call has happened and must not happen again, but the account of the reply has been deleted.
  if (row.reply === null)
    throw new Failure('missing', 'This was deleted in the meantime. Please begin anew.');
  if (!row.body_hash.equals(attempt.bodyHash)) {
    throw new Failure('mismatch', 'This was already sent with other details. Please reload the page.');
  }
  return row;
}
