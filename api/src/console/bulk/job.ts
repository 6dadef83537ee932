import type { BulkAction, ListingBulkAction } from '@aaspaas/contract/console/bulk/actions';
import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../../db/open';
import { actOnListing } from '../../payments/listing-life/act-on-listing';
import type { Clock } from '../../system/clock';
import { repeat, type Job } from '../../system/repeat';
import { logOut, unlock } from '../people/access';
import { type BulkRow, countWorked, findBulk, takeItems } from './queries';

interface BulkParts {
  readonly database: Db;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Where the links in mails lead. */
  readonly publicUrl: () => string;
}

const pauseMs = 10_000;

/** Works through actions on many, some at a time and each of them once, however often the server restarts. */
export function startBulkActions({ database, clock, log, publicUrl }: BulkParts): Job {
  const work = () => workThrough(database, publicUrl(), clock);
  return repeat(pauseMs, work, (error) => log(`bulk actions: ${String(error)}`));
}

async function workThrough(db: Db, publicUrl: string, clock: Clock): Promise<void> {
  while ((await db.transaction((tx) => workOnSome(tx, publicUrl, clock.now()))) > 0);
}

async function workOnSome(tx: Db, publicUrl: string, now: Date): Promise<number> {
  const items = await takeItems(tx);
  const bulkIds = [...new Set(items.map((item) => item.bulk_id))];
  for (const bulkId of bulkIds) {
    const bulk = await findBulk(tx, bulkId);
    if (!bulk) continue;
    const ids = items.filter((item) => item.bulk_id === bulkId).map((item) => item.subject_id);
    let done = 0;
    // In one order, so that two processes never wait for each other.
    for (const id of ids.toSorted((one, other) => one - other))
      if (await isDone(tx, { bulk, id, publicUrl }, now)) done += 1;
    await countWorked(tx, bulkId, done, ids.length - done);
  }
  return items.length;
}

/** One of those that an action is done to. */
interface Turn {
  readonly bulk: BulkRow;
  readonly id: number;
  readonly publicUrl: string;
}

/** False for what has changed or gone since the action was confirmed. */
async function isDone(tx: Db, turn: Turn, now: Date): Promise<boolean> {
  try {
    await works[turn.bulk.action](tx, turn, now);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** The action on one alone. It refuses before it writes anything, so that the others of the transaction stay. */
type Work = (tx: Db, turn: Turn, now: Date) => Promise<unknown>;

const onListing =
  (action: ListingBulkAction): Work =>
  (tx, { bulk: { actor_id: actorId, reason, days }, id: shopId, publicUrl }, now) =>
    actOnListing(tx, { shopId, action, actorId, reason, publicUrl, ...(days && { days }) }, now);

const works: Readonly<Record<BulkAction, Work>> = {
  extend: onListing('extend'),
  suspend: onListing('suspend'),
  restore: onListing('restore'),
  unlock: (tx, { bulk, id }, now) => unlock(tx, id, bulk.actor_id, now),
  'log out': (tx, { bulk, id }, now) => logOut(tx, id, bulk.actor_id, now),
};
