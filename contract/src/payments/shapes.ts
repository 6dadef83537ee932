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

const receiptLine = v.object({
  number: about('Such as AP/2026-27/000123, without gaps within a financial year.', v.string()),
  paid_on: v.string(),
  amount_rupees: v.number(),
  is_reversed: about('The confirmation was taken back, and the receipt is void.', v.boolean()),
});

export const receiptRecord = v.object({
  ...receiptLine.entries,
  reference: v.string(),
  utr: v.nullable(v.string()),
  days: v.number(),
  paid_until: about('Until when the listing was paid for with this.', v.string()),
  payee: v.string(),
  payer: about(
    'As it was on the day. Null once the shop is deleted.',
    v.nullable(v.object({ shop_name: v.string(), owner_name: v.string(), address: v.string() })),
  ),
});
export type ReceiptRecord = v.InferOutput<typeof receiptRecord>;

export const paymentShapes = {
  readPayment: {
    about: 'The newest payment of the caller’s own shop; null before there is any.',
    request: v.object({ sh_id: v.optional(id) }),
    reply: v.object({
      result: v.boolean(),
      payment: v.nullable(paymentRecord),
      receipts: about('Of all years, the newest first.', v.array(receiptLine)),
    }),
  },

  submitPayment: {
    about: 'The owner says that the money has been sent, and the operator checks it.',
    request: v.object({ reference: text(20), utr: v.optional(text(40)) }),
    reply: v.object({ ...done.entries, payment: paymentRecord }),
  },

  readReceipt: {
    about: 'The receipt for a payment that was confirmed.',
    request: v.object({ number: text(30) }),
    reply: v.object({ result: v.boolean(), receipt: receiptRecord }),
  },
};
