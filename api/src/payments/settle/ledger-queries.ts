import { financialYearOf, receiptNumber } from '@aaspaas/contract/payments/receipt';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

interface NewEntry {
  readonly kind: 'confirmation' | 'reversal';
  readonly paymentId: number;
  readonly reverses?: number;
  readonly amountPaise: number;
  readonly days: number;
  readonly utr: string | null;
  readonly actorId: number | null;
  readonly reason?: string;
}

export async function addLedgerEntry(tx: Db, entry: NewEntry, now: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    INSERT INTO ledger (at, day, kind, payment_id, reverses, amount_paise, days, utr, actor_id, reason)
    VALUES (${now}, (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date, ${entry.kind}, ${entry.paymentId},
      ${entry.reverses ?? null}, ${entry.amountPaise}, ${entry.days}, ${entry.utr}, ${entry.actorId},
      ${entry.reason ?? ''})
    RETURNING id`);
  return id;
}

interface NewReceipt {
  readonly ledgerId: number;
  readonly shopId: number;
  readonly paidUntil: Date;
}

/**
 * The next number of the financial year. Its row stays locked until the transaction ends: a confirmation that fails
 * gives its number back, and two at once get one after the other.
 */
export async function addReceipt(tx: Db, receipt: NewReceipt, now: Date): Promise<string> {
  const year = financialYearOf(now);
  const { last_serial: serial } = await tx.one<{ last_serial: number }>(sql`
    INSERT INTO receipt_series (financial_year, last_serial) VALUES (${year}, 1)
    ON CONFLICT (financial_year) DO UPDATE SET last_serial = receipt_series.last_serial + 1
    RETURNING last_serial`);
  const number = receiptNumber(year, serial);
  await tx.run(sql`
    INSERT INTO receipt (number, financial_year, serial, ledger_id, paid_until)
    VALUES (${number}, ${year}, ${serial}, ${receipt.ledgerId}, ${receipt.paidUntil})`);
  await tx.run(sql`
    INSERT INTO receipt_payer (number, shop_id, shop_name, owner_name, address)
    SELECT ${number}, id, name, owner_name, address FROM shop WHERE id = ${receipt.shopId}`);
  return number;
}

export interface StandingEntry {
  id: number;
  amount_paise: number;
  days: number;
  utr: string | null;
  number: string;
}

/** The confirmation of a payment that nobody has taken back. */
export function standingEntry(tx: Db, paymentId: number): Promise<StandingEntry | null> {
  return tx.maybe<StandingEntry>(sql`
    SELECT l.id, l.amount_paise, l.days, l.utr, r.number FROM ledger l JOIN receipt r ON r.ledger_id = l.id
    WHERE l.payment_id = ${paymentId} AND NOT EXISTS (SELECT FROM ledger b WHERE b.reverses = l.id)
    ORDER BY l.id DESC LIMIT 1`);
}
