import * as v from 'valibot';
import { done, id, text } from '../shapes';
import { paymentStates } from './states';

/** All that an owner needs to pay the yearly fee, and its state. */
export const paymentRecord = v.object({
  /** Sent with the money as its note, so that the operator knows whose it is. It cannot be guessed. */
  reference: v.string(),
  amount_rupees: v.number(),
  payee: v.string(),
  /** Null until the operator has set one: payments are not open yet. */
  upi_id: v.nullable(v.string()),
  state: v.picklist(paymentStates),
  /** The bank's 12-digit number, if the owner typed it. */
  utr: v.nullable(v.string()),
  /** Why it was rejected. */
  reason: v.string(),
});
export type PaymentRecord = v.InferOutput<typeof paymentRecord>;

export const paymentShapes = {
  readPayment: {
    request: v.object({ sh_id: v.optional(id) }),
    reply: v.object({ result: v.boolean(), payment: v.nullable(paymentRecord) }),
  },

  submitPayment: {
    request: v.object({ reference: text(20), utr: v.optional(text(40)) }),
    reply: v.object({ ...done.entries, payment: paymentRecord }),
  },
};
