import { readUtr } from '../../../payments/rules/payment';
import { ifFilled, type RuleTable } from '../../../rule-engine/rule';
import { isBlank, longerThan } from '../../../rule-engine/text';

/** Sentences that owners read, ready to be picked. */
export const rejectReasons = [
  'We could not find this payment in our bank account. Please check the UTR.',
  'The amount that reached us is not the full fee.',
  'This UTR belongs to another payment.',
  'Your bank has returned the money to you.',
] as const;

export const reverseReasons = [
  'This payment was confirmed by mistake.',
  'The bank took the money back.',
  'The money belonged to another payment.',
] as const;

export interface Reason {
  readonly reason: string;
}

export const reasonRules = {
  reason: [
    ['Please say why: the owner reads it', isBlank],
    ['Reason must not exceed 500 characters', longerThan(500)],
  ],
} satisfies RuleTable<Reason>;

/** What the bank's statement says, where it differs from what the owner said. */
export interface Received {
  readonly utr: string;
  readonly received_rupees: string;
}

const isAmount = (typed: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(readAmount(typed));

/** '1,00,000.50' is typed as banks print it. */
export const readAmount = (typed: string): string => typed.replace(/[\s,₹]/g, '');

export const receivedRules = {
  utr: ifFilled<unknown>([['UTR must be 12 digits', (utr) => !/^\d{12}$/.test(readUtr(utr))]]),
  received_rupees: ifFilled<unknown>([
    ['Amount must be in rupees, such as 500 or 499.50', (typed) => !isAmount(typed)],
    ['Amount must be at least one rupee', (typed) => Number(readAmount(typed)) < 1],
  ]),
} satisfies RuleTable<Received>;
