import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { readShop, type ShopRow, shopColumns, type StoredShop } from '../shop-rows/queries';

/** The person's favourites that are listed, the newest first. */
export async function listFavourites(
  db: Db,
  accountId: number,
  { areCards, limit }: { areCards: boolean; limit: number },
): Promise<ShopRow[]> {
  const stored = await db.many<StoredShop>(sql`
    SELECT ${shopColumns(areCards ? sql`false` : sql`true`)}
    FROM favourite f JOIN shop s ON s.id = f.shop_id
    WHERE f.account_id = ${accountId} AND s.is_listed
    ORDER BY f.created_at DESC, f.shop_id DESC LIMIT ${limit}`);
  return stored.map(readShop);
}

/** The ids of the same shops. */
export async function listFavouriteIds(db: Db, accountId: number, limit: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    SELECT f.shop_id AS id FROM favourite f JOIN shop s ON s.id = f.shop_id
    WHERE f.account_id = ${accountId} AND s.is_listed
    ORDER BY f.created_at DESC, f.shop_id DESC LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** False if there is no such shop, or it is not listed. */
export async function addFavourite(db: Db, accountId: number, shopId: number, at: Date): Promise<boolean> {
  const shop = await db.maybe(sql`
    WITH listed AS (SELECT id FROM shop WHERE id = ${shopId} AND is_listed),
      added AS (INSERT INTO favourite (account_id, shop_id, created_at)
                SELECT ${accountId}, id, ${at} FROM listed ON CONFLICT DO NOTHING)
    SELECT id FROM listed`);
  return shop !== null;
}

export async function removeFavourite(db: Db, accountId: number, shopId: number): Promise<void> {
  await db.run(sql`DELETE FROM favourite WHERE account_id = ${accountId} AND shop_id = ${shopId}`);
}
