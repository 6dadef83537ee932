import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** Owners who were told that payments open soon, each only once. Those who no longer owe the fee have no email here. */
export function takeWaitingOwners(db: Db): Promise<{ id: number; email: string | null }[]> {
  return db.many<{ id: number; email: string | null }>(sql`
    UPDATE payment SET waits_for_opening = false FROM shop JOIN account ON account.id = shop.owner_id
    WHERE payment.waits_for_opening AND shop.id = payment.shop_id
    RETURNING account.id, CASE WHEN payment.state IN ('due', 'rejected') THEN account.email END AS email`);
}

/** When payments close, owners who owe the fee are to be told of the next opening. */
export async function letOwnersWait(db: Db): Promise<void> {
  await db.run(sql`UPDATE payment SET waits_for_opening = true WHERE state IN ('due', 'rejected')`);
}
