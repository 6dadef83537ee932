import * as v from 'valibot';
import { listingStates, paymentStates } from '../../payments/states';
import { about, done, id, text } from '../../shapes';
import { listReply, listRequest } from '../list-shapes';
import { verdicts } from '../statements/verdicts';

const time = v.string();

const claim = about(
  'Who has it open on the screen, as far as we know.',
  v.nullable(v.object({ name: v.string(), since: time, is_own: v.boolean() })),
);

const queuedPayment = v.object({
  id,
  reference: v.string(),
  amount_rupees: v.number(),
  state: v.picklist(paymentStates),
  utr: v.nullable(v.string()),
  has_same_utr: about('Another payment names the same UTR.', v.boolean()),
  waits_since: time,
  shop: about(
    'Null once the shop is deleted.',
    v.nullable(
      v.object({
        sh_id: id,
        name: v.string(),
        city: v.string(),
        status: v.picklist(listingStates),
        phone: v.string(),
      }),
    ),
  ),
  claim,
});
export type QueuedPayment = v.InferOutput<typeof queuedPayment>;

const paymentCase = v.object({
  ...queuedPayment.entries,
  reason: v.string(),
  paid_until: about('The end of the listing’s paid time.', v.nullable(time)),
  plan_days: about('How long a confirmation makes the listing’s time.', v.number()),
  owner: v.nullable(
    v.object({
      id,
      name: v.string(),
      email: about('Null: no mail can be sent, somebody has to call.', v.nullable(v.string())),
      phone: v.string(),
    }),
  ),
  same_utr: v.array(v.object({ id, reference: v.string(), state: v.picklist(paymentStates) })),
  history: v.array(
    v.object({ at: time, action: v.string(), by: v.nullable(v.string()), reason: v.string() }),
  ),
  receipts: v.array(v.object({ number: v.string(), is_reversed: v.boolean() })),
  lines: about(
    'Lines of bank statements that speak of it; empty for grades that may not settle payments.',
    v.array(
      v.object({
        id,
        statement_id: id,
        line: v.number(),
        day: v.string(),
        amount_rupees: v.number(),
        narration: v.string(),
        utr: about('If the line has one number of twelve digits.', v.nullable(v.string())),
        verdict: v.picklist(verdicts),
      }),
    ),
  ),
  others: about(
    'Further payments of the same shop.',
    v.array(
      v.object({
        id,
        reference: v.string(),
        state: v.picklist(paymentStates),
        amount_rupees: v.number(),
        waits_since: time,
      }),
    ),
  ),
});
export type PaymentCase = v.InferOutput<typeof paymentCase>;

const ledgerEntry = v.object({
  id,
  at: time,
  kind: v.picklist(['confirmation', 'reversal']),
  amount_rupees: v.number(),
  days: v.number(),
  utr: v.nullable(v.string()),
  payment_id: id,
  reference: v.string(),
  shop: v.nullable(v.object({ sh_id: id, name: v.string() })),
  receipt: v.nullable(v.string()),
  by: v.nullable(v.string()),
  reason: v.string(),
});
export type LedgerEntry = v.InferOutput<typeof ledgerEntry>;

const one = v.object({ id });
const oneWithReason = v.object({ id, reason: text(2000) });

export const consolePaymentShapes = {
  listPayments: {
    about: 'Payments, those that have waited longest first.',
    request: v.object({
      ...listRequest,
      state: v.optional(about('waiting (the usual), due, confirmed, rejected or all.', text(20))),
      age: v.optional(about('At least so many days.', text(5))),
      same: v.optional(about('1: only those whose UTR another payment names too.', text(5))),
    }),
    reply: listReply(queuedPayment),
  },
  readPaymentCase: {
    about: 'One payment with its listing, its owner and what happened to it.',
    request: one,
    reply: v.object({ result: v.boolean(), payment: paymentCase }),
  },
  claimPayment: {
    about:
      'Tells the others that the caller has the payment open; to be repeated, it ends after five minutes.',
    request: v.object({ id, take_over: v.optional(v.boolean()) }),
    reply: v.object({ result: v.boolean(), claim }),
  },
  releasePayment: {
    about: 'The caller has closed the payment.',
    request: one,
    reply: v.object({ result: v.boolean() }),
  },
  confirmPayment: {
    about:
      'The money is there: the listing gets its time, or a part of it for a part of the fee; the ledger an entry, the owner a receipt.',
    request: v.object({
      id,
      utr: v.optional(about('As the bank’s statement says it.', text(40))),
      received_rupees: v.optional(about('If it is not the fee that was asked for.', text(20))),
      line: v.optional(about('The line of a bank’s statement that the operator takes for it.', id)),
      days: v.optional(
        about(
          'Where less came than was asked for: how many days the operator was told that it pays for.',
          v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
        ),
      ),
    }),
    reply: v.object({ ...done.entries, receipt: v.string() }),
  },
  rejectPayment: {
    about: 'The money is not there. The owner is told why, and may say paid again.',
    request: oneWithReason,
    reply: done,
  },
  askPaymentAgain: {
    about: 'Mails the owner: please send the UTR.',
    request: one,
    reply: done,
  },
  reversePayment: {
    about: 'Takes a confirmation back, with the days that it gave.',
    request: oneWithReason,
    reply: done,
  },
  listLedger: {
    about: 'Money that was accepted or taken off again, the newest first, with sums of all that match.',
    request: v.object({
      ...listRequest,
      from: v.optional(about('The first day, as 2026-04-01.', text(10))),
      to: v.optional(about('The last day.', text(10))),
      year: v.optional(about('A financial year, as 2026-27.', text(7))),
      kind: v.optional(text(20)),
    }),
    reply: v.object({
      ...listReply(ledgerEntry).entries,
      received_rupees: v.number(),
      reversed_rupees: v.number(),
      years: about('The financial years that have entries.', v.array(v.string())),
    }),
  },
};
