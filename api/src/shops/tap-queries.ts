import type { TapAction } from '@aaspaas/contract/shops/taps';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** Counts a tap on a listed shop, for today's date in India. */
export async function addTap(db: Db, shopId: number, action: TapAction, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO shop_tap AS t (shop_id, day, action, count)
    SELECT id, (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date, ${action}, 1
    FROM shop WHERE id = ${shopId} AND is_listed
    ON CONFLICT (shop_id, day, action) DO UPDATE SET count = t.count + 1`);
}
