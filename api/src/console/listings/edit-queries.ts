import type { ListingState } from '@aaspaas/contract/payments/states';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import type { Watched } from '../../shops/listing';
import type { Slice } from '../paging';

export interface EditRow extends Watched {
  id: number;
  owner_id: number;
  status: ListingState;
  city: string;
  first_at: Date;
  last_at: Date;
  before: Partial<Watched>;
}

const columns = sql`
  s.id, s.owner_id, s.status, s.city, e.first_at, e.last_at, e.before, s.name, c.name AS category, s.phone,
  s.second_phone AS "secondPhone", s.whatsapp
  FROM listing_edit e JOIN shop s ON s.id = e.shop_id JOIN category c ON c.id = s.category_id`;

/** One that was suspended is dealt with; once it is restored, its changes wait again. */
const waits = sql`s.status <> 'suspended'`;

export async function countEdits(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    SELECT count(*) FROM listing_edit e JOIN shop s ON s.id = e.shop_id WHERE ${waits}`);
  return count;
}

/** Those that have waited longest come first. */
export const listWaitingEdits = (db: Db, { limit, offset }: Slice): Promise<EditRow[]> =>
  db.many<EditRow>(sql`
    SELECT ${columns} WHERE ${waits} ORDER BY e.first_at, e.shop_id LIMIT ${limit} OFFSET ${offset}`);

export const findWaitingEdit = (db: Db, shopId: number): Promise<EditRow | null> =>
  db.maybe<EditRow>(sql`SELECT ${columns} WHERE e.shop_id = ${shopId}`);

/** False if the owner has changed something since, or if another admin was faster. */
export async function settleEdit(tx: Db, shopId: number, lastAt: Date): Promise<boolean> {
  const settled = await tx.run(sql`
    DELETE FROM listing_edit
    WHERE shop_id = ${shopId} AND date_trunc('milliseconds', last_at) = ${lastAt}::timestamptz`);
  return settled > 0;
}
