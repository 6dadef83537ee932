import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../../db/open';
import type { Clock } from '../../system/clock';
import { every, type Job } from '../../system/every';
import { actOnListing } from './act-on-listing';
import { type BulkRow, countWorked, findBulk, takeItems } from './bulk-queries';

interface BulkParts {
  readonly database: Db;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Where the links in mails lead. */
  readonly publicUrl: () => string;
}

/** The key of the job, by which the console starts it at once. */
export const bulkJob = 'bulk-deeds';

const pauseMs = 10_000;

/** Works through deeds on many listings, some at a time and each listing once, however often the server restarts. */
export function startBulkDeeds({ database, clock, log, publicUrl }: BulkParts): Job {
  const work = () => workThrough(database, publicUrl(), clock);
  return every(pauseMs, work, (error) => log(`bulk deeds: ${String(error)}`));
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
    const shopIds = items.filter((item) => item.bulk_id === bulkId).map((item) => item.shop_id);
    let done = 0;
    // In one order, so that two processes never wait for each other.
    for (const shopId of shopIds.toSorted((one, other) => one - other))
      if (await isDone(tx, bulk, shopId, publicUrl, now)) done += 1;
    await countWorked(tx, bulkId, done, shopIds.length - done);
  }
  return items.length;
}

/** False for a listing that has changed or gone since the deed was confirmed. */
async function isDone(tx: Db, bulk: BulkRow, shopId: number, publicUrl: string, now: Date): Promise<boolean> {
  const { action, actor_id: actorId, reason, days } = bulk;
  try {
    await actOnListing(tx, { shopId, action, actorId, reason, publicUrl, ...(days && { days }) }, now);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
