import { Failure } from '@aaspaas/contract/failure';
import { says } from '@aaspaas/contract/says';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { rejectedLetter } from '../../mail/letters/payment';
import { queueMail } from '../../mail/queries';
import { actOnListing } from '../listing-life/act-on-listing';
import { byWhom, holdOpenPayment } from './hold-open-payment';
import { type HeldPayment, markSettled, ownerOf, writePaymentAction } from './queries';

interface Rejection {
  readonly paymentId: number;
  readonly actorId: number;
  /** The owner reads it. */
  readonly reason: string;
  readonly publicUrl: string;
}

/** The money is not there. The owner reads why, and may say paid again. */
export async function rejectPayment(tx: Db, rejection: Rejection, now: Date): Promise<void> {
  const { paymentId, actorId, reason } = rejection;
  const payment = await holdOpenPayment(tx, paymentId);
  if (payment.state === 'rejected')
    throw new Failure(
      'taken',
      says('This payment has been rejected already{byWhom}.', { byWhom: byWhom(payment) }),
    );
  if (payment.state === 'due')
    throw new Failure('taken', 'The owner has not said yet that this payment was made.');
  await markSettled(tx, paymentId, { state: 'rejected', utr: payment.utr, reason, actorId }, now);
  await writePaymentAction(tx, { paymentId, actorId, action: 'rejected', reason }, now);
  const about = {
    subject: 'payment',
    subjectId: paymentId,
    detail: { reference: payment.reference },
  } as const;
  await recordAuditEntry(tx, { actorId, action: 'money not found', ...about }, now);
  if (payment.shop_id !== null) await tellListing(tx, payment, payment.shop_id, rejection, now);
}

async function tellListing(
  tx: Db,
  payment: HeldPayment,
  shopId: number,
  { actorId, reason, publicUrl }: Rejection,
  now: Date,
): Promise<void> {
  const { reference } = payment;
  await actOnListing(
    tx,
    { shopId, action: 'reject payment', actorId, publicUrl: null, reason, reference },
    now,
  );
  const { id, email } = await ownerOf(tx, shopId);
  if (email) await queueMail(tx, id, rejectedLetter(email, payment, reason, publicUrl), now);
}
