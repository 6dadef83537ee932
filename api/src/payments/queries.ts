import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import type { Db } from '../db/open';
import { sql, type Sql } from '../db/sql';
import { readReference } from './reference';

export interface PaymentRow {
  id: number;
  shop_id: number;
  reference: string;
  amount_paise: number;
  state: PaymentRecord['state'];
  utr: string | null;
  reason: string;
  /** Until when the listing is paid without this payment. */
  paid_until: Date | null;
}

const columns = sql`id, shop_id, reference, amount_paise, state, utr, reason,
  (SELECT s.paid_until FROM shop s WHERE s.id = payment.shop_id) AS paid_until`;

interface NewPayment {
  readonly shopId: number;
  readonly reference: string;
  readonly amountPaise: number;
  /** The fee was asked for while payments were closed. */
  readonly waitsForOpening: boolean;
}

/**
 * Null if the shop has an open payment already, or a rejected one that can be paid again, so that nobody is asked
 * twice.
 */
export function addPayment(db: Db, payment: NewPayment, now: Date): Promise<PaymentRow | null> {
  return db.maybe<PaymentRow>(sql`
    INSERT INTO payment (shop_id, reference, amount_paise, waits_for_opening, created_at)
    SELECT ${payment.shopId}::integer, ${payment.reference}, ${payment.amountPaise}::integer,
      ${payment.waitsForOpening}::boolean, ${now}::timestamptz
    WHERE 'rejected' IS DISTINCT FROM (
      SELECT state FROM payment WHERE shop_id = ${payment.shopId} ORDER BY created_at DESC, id DESC LIMIT 1)
    ON CONFLICT (shop_id) WHERE state IN ('due', 'submitted') DO NOTHING RETURNING ${columns}`);
}

export function newestPayment(db: Db, shopId: number): Promise<PaymentRow | null> {
  return db.maybe<PaymentRow>(sql`
    SELECT ${columns} FROM payment WHERE shop_id = ${shopId} ORDER BY created_at DESC, id DESC LIMIT 1`);
}

/** Locked until the transaction ends, so that two taps on the button are handled one after the other. */
export function holdPayment(tx: Db, reference: string): Promise<PaymentRow | null> {
  return tx.maybe<PaymentRow>(sql`
    SELECT ${columns} FROM payment WHERE reference = ${reference} AND shop_id IS NOT NULL FOR UPDATE`);
}

/** A payment that was rejected waits for the admin again; the rejection stays in the audit table. */
export function markSubmitted(db: Db, id: number, utr: string | null, now: Date): Promise<PaymentRow> {
  return db.one<PaymentRow>(sql`
    UPDATE payment SET state = 'submitted', utr = coalesce(${utr}, utr), reason = '',
      submitted_at = CASE state WHEN 'submitted' THEN submitted_at ELSE ${now} END,
      settled_at = NULL, settled_by = NULL
    WHERE id = ${id} RETURNING ${columns}`);
}

export interface ReceiptRow {
  number: string;
  at: Date;
  amount_paise: number;
  is_reversed: boolean;
  reference: string;
  utr: string | null;
  days: number;
  paid_until: Date;
  shop_id: number | null;
  owner_id: number | null;
  shop_name: string | null;
  owner_name: string | null;
  address: string | null;
}

const receipts = sql`
  SELECT r.number, l.at, l.amount_paise, EXISTS (SELECT FROM ledger b WHERE b.reverses = l.id) AS is_reversed,
    p.reference, l.utr, l.days, r.paid_until, payer.shop_id, shop.owner_id, payer.shop_name, payer.owner_name, payer.address
  FROM receipt r JOIN ledger l ON l.id = r.ledger_id JOIN payment p ON p.id = l.payment_id
    LEFT JOIN receipt_payer payer ON payer.number = r.number LEFT JOIN shop ON shop.id = payer.shop_id`;

export function findReceipt(db: Db, number: string): Promise<ReceiptRow | null> {
  return db.maybe<ReceiptRow>(sql`${receipts} WHERE r.number = ${number}`);
}

/** The newest first. */
export function receiptsOfShop(db: Db, shopId: number): Promise<ReceiptRow[]> {
  return db.many<ReceiptRow>(sql`${receipts} WHERE payer.shop_id = ${shopId} ORDER BY l.id DESC LIMIT 50`);
}

/** The ids of the shops whose payment has what was typed as its reference or UTR; empty where it can be neither. */
export function shopsOfPayment(typed: string): Sql[] {
  const given = readReference(typed.replace(/^#/, ''));
  return [
    /^[A-Z0-9]{8,20}$/.test(given) && sql`SELECT shop_id FROM payment WHERE reference = ${given}`,
    /^\d{12}$/.test(given) && sql`SELECT shop_id FROM payment WHERE utr = ${given}`,
  ].filter((way) => way !== false);
}

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
