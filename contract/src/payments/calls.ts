import { declareCall } from '../declare-call';

export type { PaymentRecord } from './shapes';

/** The newest payment of the caller's own shop; null if there is none. */
export const readPayment = declareCall('/shop/read/payment', {
  who: ['shop', 'admin'],
  own: { sh_id: 'shop' },
  adminMay: true,
});

/**
 * The owner reports that the money is on its way. Right after the registration nobody may be signed in yet, so the
 * secret reference is enough; all it can do is ask the operator to check.
 */
export const submitPayment = declareCall('/shop/submit/payment', { who: 'anyone' });
