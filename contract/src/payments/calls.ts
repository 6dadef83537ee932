import { declareCall } from '../declare-call';

export type { PaymentRecord } from './shapes';

export const readPayment = declareCall('/shop/read/payment', {
  who: ['shop', 'admin'],
  own: { sh_id: 'shop' },
  adminMay: 'look',
});

export const submitPayment = declareCall('/shop/submit/payment', {
  // Right after the registration nobody may be signed in yet. The reference was given to the owner, and all it can
  // do is ask the operator to look.
  who: 'anyone',
});
