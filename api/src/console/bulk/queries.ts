import type { BulkAction } from '@aaspaas/contract/console/bulk/actions';
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
  (SELECT a.name FROM account a WHERE a.id = bulk_deed.actor_id) AS by`;

export const findBulk = (db: Db, id: number): Promise<BulkRow | null> =>
  db.maybe<BulkRow>(sql`SELECT ${columns} FROM bulk_deed WHERE id = ${id}`);

type NewBulk = Pick<BulkRow, 'actor_id' | 'action' | 'days' | 'reason' | 'total'>;

/** A query for the ids of those that are meant. */
export type Ids = Sql;

/** How many `ids` finds now is in the row. */
export async function addBulk(
  tx: Db,
  bulk: NewBulk,
  ids: Ids,
  now: Date,
): Promise<BulkRow & { found: number }> {
  const row = await tx.one<BulkRow>(sql`
    INSERT INTO bulk_deed (made_at, actor_id, action, days, reason, total)
    VALUES (${now}, ${bulk.actor_id}, ${bulk.action}, ${bulk.days}, ${bulk.reason}, ${bulk.total})
    RETURNING ${columns}`);
  const found = await tx.run(
    rarely(sql`
      INSERT INTO bulk_deed_item (bulk_id, subject_id) SELECT ${row.id}::integer, meant.id FROM (${ids}) AS meant (id)`),
  );
  return { ...row, found };
}

const atOnce = 100;

interface Item {
  bulk_id: number;
  subject_id: number;
}

/** Takes some of what is left to do, of the oldest action first; what another process has taken is left to it. */
export function takeItems(tx: Db): Promise<Item[]> {
  return tx.many<Item>(sql`
    DELETE FROM bulk_deed_item WHERE (bulk_id, subject_id) IN (
      SELECT bulk_id, subject_id FROM bulk_deed_item ORDER BY bulk_id, subject_id LIMIT ${atOnce}
      FOR UPDATE SKIP LOCKED)
    RETURNING bulk_id, subject_id`);
}

export async function countWorked(tx: Db, id: number, done: number, leftOut: number): Promise<void> {
  await tx.run(sql`
    UPDATE bulk_deed SET done = done + ${done}, left_out = left_out + ${leftOut} WHERE id = ${id}`);
}
