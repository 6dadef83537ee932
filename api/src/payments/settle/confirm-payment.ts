import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import { daysFor } from '@aaspaas/contract/payments/days-for';
import { says } from '@aaspaas/contract/says';
import type { Db } from '../../db/open';
import { receiptLetter, rupees } from '../../mail/letters/payment';
import { queueMail } from '../../mail/queries';
import { readSettings } from '../../settings/queries';
import { actOnListing } from '../listing-life/act-on-listing';
import { holdOpenPayment } from './hold-open-payment';
import { addLedgerEntry, addReceipt } from './ledger-queries';
import { markSettled, ownerOf, writePaymentAction } from './queries';

export interface Confirmation {
  readonly paymentId: number;
  readonly actorId: number;
  /** As the bank says it; null leaves what the owner typed. */
  readonly utr: string | null;
  /** What has come, if it is not the fee that was asked for. */
  readonly receivedPaise: number | null;
  /** How many days the admin has agreed to, where less came than was asked for. */
  readonly agreedDays: number | null;
  /** Where the links in mails lead. */
  readonly publicUrl: string;
}

/**
 * The money is there. In one transaction: the payment is settled, the listing gets its days, the ledger an entry and
 * the owner a receipt. Resolves to the number of the receipt.
 */
export async function confirmPayment(tx: Db, confirmation: Confirmation, now: Date): Promise<string> {
  const { paymentId, actorId, receivedPaise, publicUrl } = confirmation;
  const payment = await holdOpenPayment(tx, paymentId);
  const { shop_id: shopId, reference, amount_paise: askedPaise } = payment;
  if (shopId === null) throw new Failure('taken', 'The shop of this payment is deleted.');
  const utr = confirmation.utr ?? payment.utr;
  const amountPaise = receivedPaise ?? askedPaise;
  const days = daysFor(amountPaise, askedPaise, Number((await readSettings(tx)).plan_days));
  if (amountPaise < askedPaise && confirmation.agreedDays !== days)
    throw tooLittle(amountPaise, askedPaise, days);
  await markSettled(tx, paymentId, { state: 'confirmed', utr, reason: '', actorId }, now);
  await writePaymentAction(tx, { paymentId, actorId, action: 'confirmed' }, now);
  const { paidUntil } = await actOnListing(
    tx,
    { shopId, action: 'confirm payment', actorId, publicUrl, days, reference },
    now,
  );
  const entry = { kind: 'confirmation', paymentId, amountPaise, days, utr, actorId } as const;
  const ledgerId = await addLedgerEntry(tx, entry, now);
  const number = await addReceipt(tx, { ledgerId, shopId, paidUntil: paidUntil ?? now }, now);
  const detail = { reference, receipt: number, amount_paise: amountPaise };
  const about = { subject: 'payment', subjectId: paymentId, detail } as const;
  await recordAuditEntry(tx, { actorId, action: 'money entered', ...about }, now);
  await mailReceipt(tx, shopId, { number, reference, amountPaise }, publicUrl, now);
  return number;
}

/** A slip of the finger must not give a year for fifty rupees: the admin says how many days it is to be. */
const tooLittle = (amountPaise: number, askedPaise: number, days: number): Failure =>
  new Failure(
    'mismatch',
    says('{came} came, {asked} was asked for. That pays for {days}. Please look again.', {
      came: rupees(amountPaise),
      asked: rupees(askedPaise),
      days: days === 1 ? says('1 day') : says('{n} days', { n: days }),
    }),
  );

async function mailReceipt(
  tx: Db,
  shopId: number,
  receipt: Parameters<typeof receiptLetter>[1],
  publicUrl: string,
  now: Date,
): Promise<void> {
  const { id, email } = await ownerOf(tx, shopId);
  if (email) await queueMail(tx, id, receiptLetter(email, receipt, publicUrl), now);
}
