import type { ListingAction } from '@aaspaas/contract/payments/listing-life';
import type { ListingState } from '@aaspaas/contract/payments/states';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import { type ListedRow, listedColumns } from './list-queries';

export interface CaseRow extends ListedRow {
  status_reason: string;
  address: string;
  second_phone: string | null;
  whatsapp: string | null;
  photo_count: number;
  rating_sum: number;
  rating_count: number;
  favourites: number;
  account_name: string;
  account_email: string | null;
  account_phone: string | null;
}

export function findCase(db: Db, id: number): Promise<CaseRow | null> {
  return db.maybe<CaseRow>(sql`
    SELECT ${listedColumns}, s.status_reason, s.address, s.second_phone, s.whatsapp, s.photo_count, s.rating_sum,
      s.rating_count, (SELECT count(*) FROM favourite f WHERE f.shop_id = s.id) AS favourites,
      a.name AS account_name, a.email AS account_email, a.phone AS account_phone
    FROM shop s JOIN category c ON c.id = s.category_id JOIN account a ON a.id = s.owner_id WHERE s.id = ${id}`);
}

export interface HistoryRow {
  at: Date;
  action: ListingAction;
  by: string | null;
  was: ListingState;
  became: ListingState;
  reason: string;
  days: number | null;
  paid_until: Date | null;
}

const newest = 100;

export function listHistory(db: Db, shopId: number): Promise<HistoryRow[]> {
  return db.many<HistoryRow>(sql`
    SELECT d.at, d.action, a.name AS by, d.was, d.became, d.reason, d.days, d.paid_until
    FROM listing_deed d LEFT JOIN account a ON a.id = d.actor_id
    WHERE d.shop_id = ${shopId} ORDER BY d.id DESC LIMIT ${newest}`);
}

export interface CasePaymentRow {
  id: number;
  reference: string;
  amount_paise: number;
  state: 'due' | 'submitted' | 'confirmed' | 'rejected';
  utr: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export function listPaymentsOf(db: Db, shopId: number): Promise<CasePaymentRow[]> {
  return db.many<CasePaymentRow>(sql`
    SELECT id, reference, amount_paise, state, utr, created_at, settled_at FROM payment
    WHERE shop_id = ${shopId} ORDER BY created_at DESC, id DESC LIMIT ${newest}`);
}

export interface PastEditRow {
  at: Date;
  by: string | null;
  is_operator: boolean;
  changed: string;
  images: number;
}

export function listPastEdits(db: Db, shopId: number): Promise<PastEditRow[]> {
  return db.many<PastEditRow>(sql`
    SELECT u.at, a.name AS by, coalesce(a.role = 'admin', false) AS is_operator,
      coalesce(u.detail ->> 'changed', '') AS changed, coalesce((u.detail ->> 'images')::integer, 0) AS images
    FROM audit u LEFT JOIN account a ON a.id = u.actor_id
    WHERE u.subject = 'shop' AND u.subject_id = ${shopId} AND u.action = 'shop edited'
    ORDER BY u.at DESC, u.id DESC LIMIT ${newest}`);
}

export interface ReminderRow {
  sent_at: Date;
  days: number;
  ends_at: Date;
}

export function listReminders(db: Db, shopId: number): Promise<ReminderRow[]> {
  return db.many<ReminderRow>(sql`
    SELECT sent_at, days, ends_at FROM listing_reminder WHERE shop_id = ${shopId}
    ORDER BY sent_at DESC, days LIMIT ${newest}`);
}
