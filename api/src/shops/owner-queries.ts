import { type TapAction, tapDays } from '@aaspaas/contract/shops/taps';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface OwnerView {
  readonly ownerId: number;
  readonly version: number;
  readonly isPinned: boolean;
  readonly taps: Readonly<Partial<Record<TapAction, number>>>;
  readonly statusReason: string;
  readonly paidUntil: Date | null;
}

/** Taps are counted by days in India, with today. */
export function readOwnerView(db: Db, shopId: number, now: Date): Promise<OwnerView> {
  return db.one<OwnerView>(sql`
    SELECT owner_id AS "ownerId", version, is_pinned AS "isPinned", status_reason AS "statusReason",
      paid_until AS "paidUntil", coalesce((
      SELECT json_object_agg(action, total) FROM (
        SELECT action, sum(count)::integer AS total FROM shop_tap
        WHERE shop_id = ${shopId}
          AND day > (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - ${tapDays}::integer
        GROUP BY action) each), '{}') AS taps
    FROM shop WHERE id = ${shopId}`);
}

/** Counts a tap on a listed shop, for today's date in India. */
export async function addTap(db: Db, shopId: number, action: TapAction, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO shop_tap AS t (shop_id, day, action, count)
    SELECT id, (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date, ${action}, 1
    FROM shop WHERE id = ${shopId} AND is_listed
    ON CONFLICT (shop_id, day, action) DO UPDATE SET count = t.count + 1`);
}
