import { declareCall } from '../declare-call';

export type { PaymentRecord } from './shapes';

/** The newest payment of the caller's own shop; null before there is any. */
export const readPayment = declareCall('/shop/read/payment', {
  who: ['shop', 'admin'],
  own: { sh_id: 'shop' },
  adminMay: true,
});

/** The owner says that the money is on its way. Right after the registration nobody may be signed in yet: the
 * reference is what the owner was given, and all it can do is ask the operator to look. */
export const submitPayment = declareCall('/shop/submit/payment', { who: 'anyone' });
