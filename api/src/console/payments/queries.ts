import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import type { ListingState } from '@aaspaas/contract/payments/states';
import type { Db } from '../../db/open';
import { type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';
import { claimEnds } from './claim-queries';

export interface QueueRow {
  id: number;
  reference: string;
  amount_paise: number;
  state: PaymentRecord['state'];
  utr: string | null;
  has_same_utr: boolean;
  waits_since: Date;
  shop_id: number | null;
  owner_id: number | null;
  shop_name: string | null;
  shop_city: string | null;
  shop_status: ListingState | null;
  shop_phone: string | null;
  claimed_by: number | null;
  claim_name: string | null;
  claimed_since: Date | null;
}

export interface QueueFilter {
  /** Null: all of them. */
  readonly state: PaymentRecord['state'] | null;
  /** Waiting since then, or longer. */
  readonly before: Date | null;
  readonly isSameUtrOnly: boolean;
  readonly search: PaymentSearch | null;
}

/** What was typed, in the forms that it may be stored in. */
export interface PaymentSearch {
  readonly text: string;
  readonly reference: string;
  readonly digits: string;
}

const hasSameUtr = sql`(p.utr IS NOT NULL AND EXISTS (SELECT FROM payment o WHERE o.utr = p.utr AND o.id <> p.id))`;

const columns = (now: Date): Sql => sql`
  p.id, p.reference, p.amount_paise, p.state, p.utr, ${hasSameUtr} AS has_same_utr, p.waits_since, p.shop_id,
  s.owner_id, s.name AS shop_name, s.city AS shop_city, s.status AS shop_status, s.phone AS shop_phone,
  c.account_id AS claimed_by, a.name AS claim_name, c.since AS claimed_since
  FROM payment p LEFT JOIN shop s ON s.id = p.shop_id
    LEFT JOIN payment_claim c ON c.payment_id = p.id AND c.seen_at > ${claimEnds(now)}
    LEFT JOIN account a ON a.id = c.account_id`;

function matching({ state, before, isSameUtrOnly, search }: QueueFilter): Sql {
  const conditions = [
    state && sql`p.state = ${state}`,
    before && sql`p.waits_since <= ${before}`,
    isSameUtrOnly && hasSameUtr,
    search && found(search),
  ].filter((condition) => condition instanceof Object);
  return conditions.reduce<Sql>((all, condition) => sql`${all} AND ${condition}`, sql`true`);
}

/**
 * By reference, UTR, phone number, or the name of the shop or its owner. There are far fewer payments than shops, so
 * the shop of each payment is looked at; without OFFSET PostgreSQL would look at all shops first.
 */
function found({ text, reference, digits }: PaymentSearch): Sql {
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const phone = digits.length >= 10 ? `+91${digits.slice(-10)}` : '';
  return sql`(p.reference = ${reference} OR p.utr = ${digits} OR EXISTS (
    SELECT FROM shop WHERE shop.id = p.shop_id AND (lower(name) LIKE ${like} OR lower(owner_name) LIKE ${like}
      OR ${phone} IN (phone, second_phone, whatsapp)) OFFSET 0))`;
}

export async function countPayments(db: Db, filter: QueueFilter): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`SELECT count(*) FROM payment p WHERE ${matching(filter)}`,
  );
  return count;
}

export function listPayments(
  db: Db,
  filter: QueueFilter,
  isNewestFirst: boolean,
  { limit, offset }: Slice,
  now: Date,
): Promise<QueueRow[]> {
  const order = isNewestFirst ? sql`p.waits_since DESC, p.id DESC` : sql`p.waits_since, p.id`;
  // The rows of pages before this one are counted off without their shops.
  return db.many<QueueRow>(sql`
    SELECT ${columns(now)} WHERE p.id IN (
      SELECT p.id FROM payment p WHERE ${matching(filter)} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    ORDER BY ${order}`);
}

export interface CaseRow extends QueueRow {
  reason: string;
  paid_until: Date | null;
  owner_name: string | null;
  owner_email: string | null;
}

export function findCase(db: Db, id: number, now: Date): Promise<CaseRow | null> {
  return db.maybe<CaseRow>(sql`
    SELECT q.*, p.reason, s.paid_until, coalesce(nullif(s.owner_name, ''), o.name) AS owner_name,
      o.email AS owner_email
    FROM (SELECT ${columns(now)} WHERE p.id = ${id}) q JOIN payment p ON p.id = q.id
      LEFT JOIN shop s ON s.id = q.shop_id LEFT JOIN account o ON o.id = s.owner_id`);
}

export interface OtherPayment {
  id: number;
  reference: string;
  state: PaymentRecord['state'];
  amount_paise: number;
  waits_since: Date;
}

const otherColumns = sql`id, reference, state, amount_paise, waits_since`;

export function paymentsWithUtr(db: Db, utr: string, butId: number): Promise<OtherPayment[]> {
  return db.many<OtherPayment>(sql`
    SELECT ${otherColumns} FROM payment WHERE utr = ${utr} AND id <> ${butId} ORDER BY id LIMIT 20`);
}

export function otherPayments(db: Db, shopId: number, butId: number): Promise<OtherPayment[]> {
  return db.many<OtherPayment>(sql`
    SELECT ${otherColumns} FROM payment WHERE shop_id = ${shopId} AND id <> ${butId}
    ORDER BY created_at DESC, id DESC LIMIT 20`);
}

export interface HistoryRow {
  at: Date;
  action: string;
  by: string | null;
  reason: string;
}

/** From the day when the fee was asked for. */
export function historyOf(db: Db, id: number): Promise<HistoryRow[]> {
  return db.many<HistoryRow>(sql`
    SELECT at, action, by, reason FROM (
      SELECT 0 AS id, created_at AS at, 'fee asked for' AS action, NULL AS by, '' AS reason FROM payment
      WHERE id = ${id}
      UNION ALL
      SELECT d.id, d.at, d.action, a.name, d.reason
      FROM payment_deed d LEFT JOIN account a ON a.id = d.actor_id WHERE d.payment_id = ${id}) h
    ORDER BY h.id`);
}

export function receiptsOfPayment(db: Db, id: number): Promise<{ number: string; is_reversed: boolean }[]> {
  return db.many<{ number: string; is_reversed: boolean }>(sql`
    SELECT r.number, EXISTS (SELECT FROM ledger b WHERE b.reverses = l.id) AS is_reversed
    FROM ledger l JOIN receipt r ON r.ledger_id = l.id WHERE l.payment_id = ${id} ORDER BY l.id`);
}
