import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** Owners who still owe the fee and were told that payments open soon. Each is taken once. */
export function takeWaitingOwners(db: Db): Promise<{ id: number; email: string | null }[]> {
  return db.many<{ id: number; email: string | null }>(sql`
    UPDATE payment SET waits_for_opening = false FROM shop JOIN account ON account.id = shop.owner_id
    WHERE payment.waits_for_opening AND shop.id = payment.shop_id
    RETURNING account.id, CASE WHEN payment.state IN ('due', 'rejected') THEN account.email END AS email`);
}

/** Whoever owes the fee now has to wait for the next opening. */
export async function letOwnersWait(db: Db): Promise<void> {
  await db.run(sql`UPDATE payment SET waits_for_opening = true WHERE state IN ('due', 'rejected')`);
}
