import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { reversedLetter } from '../../mail/letters/payment';
import { queueMail } from '../../mail/queries';
import { actOnListing } from '../listing-life/act-on-listing';
import { holdPayment } from './hold-open-payment';
import { addLedgerEntry, standingEntry, type StandingEntry } from './ledger-queries';
import { type HeldPayment, markSettled, ownerOf, writePaymentAction } from './queries';

interface Reversal {
  readonly paymentId: number;
  readonly actorId: number;
  /** The owner reads it, and the ledger keeps it. */
  readonly reason: string;
  readonly publicUrl: string;
}

/**
 * A confirmation that was wrong. Nothing is erased: the ledger gets an entry that takes the first one back, the
 * listing loses the days that it was given, and the payment counts as rejected.
 */
export async function reversePayment(tx: Db, reversal: Reversal, now: Date): Promise<void> {
  const { paymentId, actorId, reason } = reversal;
  const payment = await holdPayment(tx, paymentId);
  if (payment.state !== 'confirmed') throw new Failure('taken', 'This payment is not confirmed any more.');
  const entry = await standingEntry(tx, paymentId);
  if (!entry) throw new Failure('taken', 'The ledger has no entry of this payment to take back.');
  await markSettled(tx, paymentId, { state: 'rejected', utr: payment.utr, reason, actorId }, now);
  await writePaymentAction(tx, { paymentId, actorId, action: 'reversed', reason }, now);
  const { amount_paise: amountPaise, days, utr, id: reverses, number } = entry;
  await addLedgerEntry(
    tx,
    { kind: 'reversal', paymentId, reverses, amountPaise: -amountPaise, days: -days, utr, actorId, reason },
    now,
  );
  const detail = { reference: payment.reference, receipt: number, amount_paise: -amountPaise };
  const about = { subject: 'payment', subjectId: paymentId, detail } as const;
  await recordAuditEntry(tx, { actorId, action: 'money taken off', ...about }, now);
  if (payment.shop_id !== null) await tellListing(tx, payment, payment.shop_id, entry, reversal, now);
}

async function tellListing(
  tx: Db,
  { reference }: HeldPayment,
  shopId: number,
  { days, number }: StandingEntry,
  { actorId, reason, publicUrl }: Reversal,
  now: Date,
): Promise<void> {
  await actOnListing(
    tx,
    { shopId, action: 'reverse payment', actorId, publicUrl: null, reason, reference, days },
    now,
  );
  const { id, email } = await ownerOf(tx, shopId);
  if (email) await queueMail(tx, id, reversedLetter(email, number, reason, publicUrl), now);
}
