import type { Db } from '../../api/src/db/open';
import { hasNoAccounts } from '../../api/src/demo-accounts/queries';
import type { DemoPhotos } from './records/demo-photos';
import { insertDemoRows, insertSearches, lockDemoData, markAsDemo } from './queries';
import { makeDemo } from './records/make-demo';

interface Options {
  /** The same for all accounts. */
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * Fills an empty, migrated database that has its categories. Everything is loaded, or nothing. Whoever calls this
 * indexes the shops then, as every start does.
 */
export async function loadDemoData(
  db: Db,
  photos: DemoPhotos,
  { passwordHash, now }: Options,
): Promise<void> {
  const rows = makeDemo(photos, now);
  await db.transaction(async (tx) => {
    await lockDemoData(tx);
    if (!(await hasNoAccounts(tx))) return;
    await insertDemoRows(tx, rows, passwordHash);
    await insertSearches(tx, now);
    await markAsDemo(tx);
  });
}
