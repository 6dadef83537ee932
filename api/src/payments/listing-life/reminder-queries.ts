import { reminderDays } from '@aaspaas/contract/payments/listing-life';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import { type ListingOwner, ownerColumns } from './queries';

const atOnce = 100;

/** How long before its end the fee for the next time is asked for. */
export const asksBeforeDays = Math.max(...reminderDays);

/** Listings near their end whose owners have not been asked for the next fee; a rejected payment is still asked for. */
export function listUnasked(tx: Db, now: Date): Promise<{ id: number }[]> {
  return tx.many<{ id: number }>(sql`
    SELECT s.id FROM shop s
    WHERE s.status = 'active' AND ${dueAt(asksBeforeDays)} <= ${now}
      AND s.paid_until < ${now}::timestamptz + make_interval(days => ${asksBeforeDays + 1})
      AND NOT EXISTS (SELECT FROM payment p WHERE p.shop_id = s.id AND p.state IN ('due', 'submitted'))
      AND coalesce((
        SELECT p.state FROM payment p WHERE p.shop_id = s.id ORDER BY p.created_at DESC, p.id DESC LIMIT 1
      ), 'confirmed') = 'confirmed'
    ORDER BY s.paid_until LIMIT ${atOnce} FOR UPDATE OF s SKIP LOCKED`);
}

export interface DueReminder extends ListingOwner {
  readonly endsAt: Date;
  /** Which of the reminders it is. */
  readonly days: number;
  /** Until the end, by the calendar in India. */
  readonly daysLeft: number;
}

/**
 * Of each listing the latest reminder whose time has come. After a long silence the earlier ones are left out, and
 * nothing is said about an end of more than a month ago, nor to owners whose payment waits for the admin.
 */
export function listDueReminders(tx: Db, now: Date): Promise<DueReminder[]> {
  return tx.many<DueReminder>(sql`
    SELECT ${ownerColumns}, s.paid_until AS "endsAt", due.days,
      ${dayInIndia(sql`s.paid_until`)} - ${dayInIndia(sql`${now}::timestamptz`)} AS "daysLeft"
    FROM shop s JOIN account a ON a.id = s.owner_id CROSS JOIN LATERAL (
      SELECT min(each.days) AS days FROM unnest(${reminderDays}::integer[]) AS each (days)
      WHERE ${dueAt(sql`each.days`)} <= ${now}) due
    WHERE s.status IN ('active', 'expired') AND due.days IS NOT NULL
      AND s.paid_until > ${now}::timestamptz - interval '30 days'
      AND s.paid_until < ${now}::timestamptz + make_interval(days => ${asksBeforeDays + 1})
      AND NOT EXISTS (
        SELECT FROM listing_reminder r
        WHERE r.shop_id = s.id AND r.ends_at = s.paid_until AND r.days <= due.days)
      AND NOT EXISTS (SELECT FROM payment p WHERE p.shop_id = s.id AND p.state = 'submitted')
    ORDER BY s.paid_until LIMIT ${atOnce} FOR UPDATE OF s SKIP LOCKED`);
}

/** In the morning, when shops open. */
const dueAt = (days: unknown) =>
  sql`(${dayInIndia(sql`s.paid_until`)} - ${days}::integer + time '09:00') AT TIME ZONE 'Asia/Kolkata'`;

const dayInIndia = (moment: unknown) => sql`(${moment} AT TIME ZONE 'Asia/Kolkata')::date`;

export async function markReminded(
  tx: Db,
  { id, endsAt, days }: Pick<DueReminder, 'id' | 'endsAt' | 'days'>,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    INSERT INTO listing_reminder (shop_id, ends_at, days, sent_at) VALUES (${id}, ${endsAt}, ${days}, ${now})`);
}
