import * as v from 'valibot';
import { declareCall } from '../call';
import { done, id, text } from '../shapes';

export const paymentStates = ['due', 'submitted', 'confirmed', 'rejected'] as const;

/** All that an owner needs to pay the yearly fee, and how far it has come. */
export const paymentRecord = v.object({
  /** Goes with the money as its note, and tells the operator whose it is. Nobody can guess it. */
  reference: v.string(),
  amount_rupees: v.number(),
  payee: v.string(),
  /** Null until the operator has set one: payments are not open yet. */
  upi_id: v.nullable(v.string()),
  state: v.picklist(paymentStates),
  /** The bank's 12-digit number, where the owner typed it. */
  utr: v.nullable(v.string()),
  /** Why it was turned down. */
  reason: v.string(),
});
export type PaymentRecord = v.InferOutput<typeof paymentRecord>;

/** The newest payment of the caller's own shop; null before there is any. */
export const readPayment = declareCall('/shop/read/payment', {
  who: ['shop', 'admin'],
  own: { sh_id: 'shop' },
  adminMay: true,
  request: v.object({ sh_id: v.optional(id) }),
  reply: v.object({ result: v.boolean(), payment: v.nullable(paymentRecord) }),
});

/** The owner says that the money is on its way. Right after the registration nobody may be signed in yet: the
 * reference is what the owner was given, and all it can do is ask the operator to look. */
export const submitPayment = declareCall('/shop/submit/payment', {
  who: 'anyone',
  request: v.object({ reference: text(20), utr: v.optional(text(40)) }),
  reply: v.object({ ...done.entries, payment: paymentRecord }),
});
