import type { Db } from '../db/open';
import { indexMissingShops } from '../search/indexing/index-shops';
import type { DemoPhotos } from './demo-photos';
import { hasNoAccounts, insertDemoRows, lockDemoData, markAsDemo } from './queries';
import { makeDemo } from './records/make-demo';
import { insertSearches } from './search-queries';

interface Wishes {
  /** The same for all accounts. */
  readonly passwordHash: string;
  readonly now: Date;
}

/** Fills an empty, migrated database that has its categories. Everything is loaded, or nothing. */
export async function loadDemoData(db: Db, photos: DemoPhotos, { passwordHash, now }: Wishes): Promise<void> {
  const rows = makeDemo(photos, now);
  await db.transaction(async (tx) => {
    await lockDemoData(tx);
    if (!(await hasNoAccounts(tx))) return;
    await insertDemoRows(tx, rows, passwordHash);
    await insertSearches(tx, now);
    await indexMissingShops(tx);
    await markAsDemo(tx);
  });
}
