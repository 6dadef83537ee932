import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** After the photos that the shop has. */
export async function addShopPhotos(db: Db, shopId: number, hashes: readonly string[]): Promise<void> {
  await db.run(sql`
    INSERT INTO shop_image (shop_id, media_hash, position)
    SELECT ${shopId}::integer, hash,
      place - 1 + (SELECT coalesce(max(position) + 1, 0) FROM shop_image WHERE shop_id = ${shopId}::integer)
    FROM unnest(${hashes}::text[]) WITH ORDINALITY AS sent (hash, place)`);
}

/** Before the photos that the shop has. */
export async function addShopPhotosFirst(db: Db, shopId: number, hashes: readonly string[]): Promise<void> {
  await db.run(sql`UPDATE shop_image SET position = position + ${hashes.length} WHERE shop_id = ${shopId}`);
  await db.run(sql`
    INSERT INTO shop_image (shop_id, media_hash, position)
    SELECT ${shopId}::integer, hash, place - 1
    FROM unnest(${hashes}::text[]) WITH ORDINALITY AS sent (hash, place)`);
}

/** Locks the shop first, as edits do, so that the two cannot wait for each other. */
export function holdShopOfPhoto(db: Db, imageId: number): Promise<{ shopId: number } | null> {
  return db.maybe<{ shopId: number }>(sql`
    SELECT s.id AS "shopId" FROM shop s
    WHERE s.id = (SELECT shop_id FROM shop_image WHERE id = ${imageId}) FOR UPDATE`);
}

/** How many photos the shop has left, or null if this one was removed already. */
export async function removeShopPhoto(db: Db, imageId: number): Promise<number | null> {
  const gone = await db.maybe<{ shopId: number }>(
    sql`DELETE FROM shop_image WHERE id = ${imageId} RETURNING shop_id AS "shopId"`,
  );
  if (!gone) return null;
  const { count } = await db.one<{ count: number }>(
    sql`SELECT photo_count AS count FROM shop WHERE id = ${gone.shopId}`,
  );
  return count;
}
