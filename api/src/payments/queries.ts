import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

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
