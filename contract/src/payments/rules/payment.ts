import { ifFilled, type RuleTable } from '../../rule-engine/rule';

/** What the owner may say about a payment; all of it is optional. */
export interface PaymentDetails {
  readonly utr: string;
}

export const paymentRules = {
  utr: ifFilled([['UTR must be 12 digits', (utr) => !/^\d{12}$/.test(readUtr(utr))]]),
} satisfies RuleTable<PaymentDetails>;

/** Bank apps show the number in groups. */
export const readUtr = (typed: string): string => typed.replace(/\s/g, '');
