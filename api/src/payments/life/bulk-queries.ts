import type { BulkAction } from '@aaspaas/contract/console/listings/filters';
import type { Db } from '../../db/open';
import { rarely, type Sql, sql } from '../../db/sql';

export interface BulkRow {
  id: number;
  made_at: Date;
  actor_id: number | null;
  action: BulkAction;
  days: number | null;
  reason: string;
  total: number;
  done: number;
  left_out: number;
  by: string | null;
}

const columns = sql`id, made_at, actor_id, action, days, reason, total, done, left_out,
  (SELECT a.name FROM account a WHERE a.id = listing_bulk.actor_id) AS by`;

export const findBulk = (db: Db, id: number): Promise<BulkRow | null> =>
  db.maybe<BulkRow>(sql`SELECT ${columns} FROM listing_bulk WHERE id = ${id}`);

type NewBulk = Pick<BulkRow, 'actor_id' | 'action' | 'days' | 'reason' | 'total'>;

/** `which` is a condition on `shop s`. The number of listings that it means now is in the row. */
export async function addBulk(
  tx: Db,
  bulk: NewBulk,
  which: Sql,
  now: Date,
): Promise<BulkRow & { found: number }> {
  const row = await tx.one<BulkRow>(sql`
    INSERT INTO listing_bulk (made_at, actor_id, action, days, reason, total)
    VALUES (${now}, ${bulk.actor_id}, ${bulk.action}, ${bulk.days}, ${bulk.reason}, ${bulk.total})
    RETURNING ${columns}`);
  const found = await tx.run(
    rarely(sql`
      INSERT INTO listing_bulk_item (bulk_id, shop_id) SELECT ${row.id}::integer, s.id FROM shop s WHERE ${which}`),
  );
  return { ...row, found };
}

const atOnce = 100;

/** Takes some of what is left to do, of the oldest deed first; what another process has taken is left to it. */
export function takeItems(tx: Db): Promise<{ bulk_id: number; shop_id: number }[]> {
  return tx.many<{ bulk_id: number; shop_id: number }>(sql`
    DELETE FROM listing_bulk_item WHERE (bulk_id, shop_id) IN (
      SELECT bulk_id, shop_id FROM listing_bulk_item ORDER BY bulk_id, shop_id LIMIT ${atOnce}
      FOR UPDATE SKIP LOCKED)
    RETURNING bulk_id, shop_id`);
}

export async function countWorked(tx: Db, id: number, done: number, leftOut: number): Promise<void> {
  await tx.run(sql`
    UPDATE listing_bulk SET done = done + ${done}, left_out = left_out + ${leftOut} WHERE id = ${id}`);
}
