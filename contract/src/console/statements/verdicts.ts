/** What a line of a bank's statement is to us. */
export const verdicts = [
  /** One open payment has the reference that stands there, and the amount is right. */
  'certain',
  /** The payment was confirmed with this very line. */
  'confirmed',
  /** The payment has been confirmed without the statement, with this money. */
  'already',
  /** The amount and the UTR that the owner has typed are right, but no reference of ours stands there. */
  'utr-only',
  'wrong-amount',
  /** Nearly the reference of an open payment: one or two letters off. */
  'near-reference',
  /** A second transfer for a payment that another line has paid. */
  'paid-twice',
  /** The UTR stood on an earlier line, or has paid for something else. */
  'used-utr',
  /** UTR and reference lead to different payments, or several payments claim the UTR. */
  'conflict',
  /** The payment was confirmed before and taken back. */
  'taken-back',
  /** This very line was imported before, or stands in the file twice. */
  'same-line',
  'unknown',
] as const;
export type Verdict = (typeof verdicts)[number];
