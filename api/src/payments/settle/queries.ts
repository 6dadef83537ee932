import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface HeldPayment {
  id: number;
  shop_id: number | null;
  reference: string;
  amount_paise: number;
  state: PaymentRecord['state'];
  utr: string | null;
  settled_at: Date | null;
  settled_by_name: string | null;
}

/** Locked until the transaction ends, so that of two admins the second sees what the first has done. */
export function holdPaymentById(tx: Db, id: number): Promise<HeldPayment | null> {
  return tx.maybe<HeldPayment>(sql`
    SELECT id, shop_id, reference, amount_paise, state, utr, settled_at,
      (SELECT name FROM account WHERE account.id = settled_by) AS settled_by_name
    FROM payment WHERE id = ${id} FOR UPDATE`);
}

interface Settlement {
  readonly state: 'confirmed' | 'rejected';
  readonly utr: string | null;
  readonly reason: string;
  readonly actorId: number | null;
}

export async function markSettled(tx: Db, id: number, settled: Settlement, now: Date): Promise<void> {
  await tx.run(sql`
    UPDATE payment SET state = ${settled.state}, utr = ${settled.utr}, reason = ${settled.reason},
      settled_at = ${now}, settled_by = ${settled.actorId}, waits_for_opening = false
    WHERE id = ${id}`);
  await tx.run(sql`DELETE FROM payment_claim WHERE payment_id = ${id}`);
}

export interface PaymentAction {
  readonly paymentId: number;
  readonly actorId: number | null;
  readonly action: 'submitted' | 'asked again' | 'confirmed' | 'rejected' | 'reversed';
  readonly reason?: string;
}

export async function writePaymentAction(
  tx: Db,
  { paymentId, actorId, action, reason = '' }: PaymentAction,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    INSERT INTO payment_deed (payment_id, at, actor_id, action, reason)
    VALUES (${paymentId}, ${now}, ${actorId}, ${action}, ${reason})`);
}

/** When the owner was last asked for the UTR, since the owner last said anything. */
export async function lastAskedAt(db: Db, paymentId: number): Promise<Date | null> {
  const last = await db.maybe<{ at: Date; action: string }>(sql`
    SELECT at, action FROM payment_deed WHERE payment_id = ${paymentId} ORDER BY id DESC LIMIT 1`);
  return last?.action === 'asked again' ? last.at : null;
}

interface Owner {
  id: number;
  email: string | null;
}

export function ownerOf(db: Db, shopId: number): Promise<Owner> {
  return db.one<Owner>(sql`
    SELECT account.id, account.email FROM shop JOIN account ON account.id = shop.owner_id WHERE shop.id = ${shopId}`);
}
