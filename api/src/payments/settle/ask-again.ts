import { Failure } from '@aaspaas/contract/failure';
import { dayMs } from '@aaspaas/contract/durations';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { sendUtrLetter } from '../../mail/letters/payment';
import { queueMail } from '../../mail/queries';
import { holdOpenPayment } from './hold-open-payment';
import { lastAskedAt, ownerOf, writePaymentAction } from './queries';

interface Asking {
  readonly paymentId: number;
  readonly actorId: number;
  readonly publicUrl: string;
}

/** Two admins, or an impatient one, must not fill the owner's mailbox. */
const pauseMs = dayMs;

/** Mails the owner who has said paid: please send the UTR. */
export async function askAgain(tx: Db, { paymentId, actorId, publicUrl }: Asking, now: Date): Promise<void> {
  const payment = await holdOpenPayment(tx, paymentId);
  if (payment.state !== 'submitted' || payment.shop_id === null)
    throw new Failure('taken', 'This payment is not waiting for you any more.');
  const asked = await lastAskedAt(tx, paymentId);
  if (asked && now.getTime() - asked.getTime() < pauseMs)
    throw new Failure('taken', 'The owner was asked within the last day. Better call.');
  const { id, email } = await ownerOf(tx, payment.shop_id);
  if (!email) throw new Failure('taken', 'This owner has no email. Please call.');
  await queueMail(tx, id, sendUtrLetter(email, payment, publicUrl), now);
  await writePaymentAction(tx, { paymentId, actorId, action: 'asked again' }, now);
  const about = {
    subject: 'payment',
    subjectId: paymentId,
    detail: { reference: payment.reference },
  } as const;
  await recordAuditEntry(tx, { actorId, action: 'owner asked for the UTR', ...about }, now);
}
