import { Failure } from '@aaspaas/contract/failure';
import { type Said, says } from '@aaspaas/contract/says';
import type { Db } from '../../db/open';
import { type HeldPayment, holdPaymentById } from './queries';

export async function holdPayment(tx: Db, id: number): Promise<HeldPayment> {
  const payment = await holdPaymentById(tx, id);
  if (!payment) throw new Failure('missing', 'There is no such payment.');
  return payment;
}

/** A payment that nobody has confirmed. Whoever comes second is told who was first. */
export async function holdOpenPayment(tx: Db, id: number): Promise<HeldPayment> {
  const payment = await holdPayment(tx, id);
  if (payment.state === 'confirmed')
    throw new Failure(
      'taken',
      says('This payment has been confirmed already{byWhom}.', { byWhom: byWhom(payment) }),
    );
  return payment;
}

export const byWhom = ({ settled_by_name: name, settled_at: at }: HeldPayment): Said => {
  const time = at && dayAndTime.format(at);
  if (name && time) return says(' by {name} on {time}', { name, time });
  if (name) return says(' by {name}', { name });
  return time ? says(' on {time}', { time }) : says('');
};

const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});
