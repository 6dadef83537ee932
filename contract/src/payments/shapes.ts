import * as v from 'valibot';
import { about, done, id, text } from '../shapes';
import { paymentStates } from './states';

/** All that an owner needs to pay the yearly fee, and its state. */
export const paymentRecord = v.object({
  reference: about(
    'Sent with the money as its note, so that the operator knows whose it is. It cannot be guessed.',
    v.string(),
  ),
  amount_rupees: v.number(),
  payee: v.string(),
  upi_id: about('Null until the operator has set one: payments are not open yet.', v.nullable(v.string())),
  state: v.picklist(paymentStates),
  utr: about("The bank's 12-digit number, if the owner typed it.", v.nullable(v.string())),
  reason: about('Why it was rejected.', v.string()),
  paid_until: about(
    'Until when the listing is paid as it is: the new time begins there, unless that day has passed. Null before the first payment.',
    v.nullable(v.string()),
  ),
});
export type PaymentRecord = v.InferOutput<typeof paymentRecord>;

export const paymentShapes = {
  readPayment: {
    about: 'The newest payment of the caller’s own shop; null before there is any.',
    request: v.object({ sh_id: v.optional(id) }),
    reply: v.object({ result: v.boolean(), payment: v.nullable(paymentRecord) }),
  },

  submitPayment: {
    about: 'The owner says that the money has been sent, and the operator checks it.',
    request: v.object({ reference: text(20), utr: v.optional(text(40)) }),
    reply: v.object({ ...done.entries, payment: paymentRecord }),
  },
};
