import { declareCall } from '../declare-call';

export type { PaymentRecord, ReceiptRecord } from './shapes';

export const readPayment = declareCall('/shop/read/payment', {
  who: ['shop', 'admin'],
  own: { sh_id: 'shop' },
  adminMay: 'look',
});

export const submitPayment = declareCall('/shop/submit/payment', {
  // Right after the registration nobody may be signed in yet. The reference was given to the owner, and all it can
  // do is ask the admin to look.
  who: 'anyone',
});

export const readReceipt = declareCall('/shop/read/receipt', {
  // The owner whose receipt it is, and admins whose grade may look.
  who: ['shop', 'admin'],
});
