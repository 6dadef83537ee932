import type { Db } from '../db/open';
import {
  type ShopToIndex,
  shopsOfOtherVersion,
  shopsToIndex,
  shopsWithoutRow,
  writeSearchRows,
} from './index-queries';
import { tablesVersion } from './tables-version';
import { wordsOfShop } from './words-of-shop';

const batch = 500;

const write = (db: Db, shops: readonly ShopToIndex[]): Promise<void> =>
  writeSearchRows(
    db,
    shops.map((shop) => ({ id: shop.id, ...wordsOfShop(shop) })),
    tablesVersion(),
  );

/** In the transaction that writes the shop, so that nobody finds it by words that it no longer has. */
export const indexShop = async (tx: Db, id: number): Promise<void> => write(tx, await shopsToIndex(tx, [id]));

/** For shops that were written in bulk, and for a database from before there were search rows. */
export const indexMissingShops = (db: Db): Promise<void> =>
  inBatches(db, (after) => shopsWithoutRow(db, after, batch));

/** After the tables of words have changed. */
export const indexShopsAnew = (db: Db): Promise<void> =>
  inBatches(db, (after) => shopsOfOtherVersion(db, tablesVersion(), after, batch));

async function inBatches(db: Db, read: (after: number) => Promise<ShopToIndex[]>): Promise<void> {
  for (let shops = await read(0); shops.length > 0; shops = await read(shops.at(-1)?.id ?? 0))
    await write(db, shops);
}
