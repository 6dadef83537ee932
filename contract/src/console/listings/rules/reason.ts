import type { RuleTable } from '../../../rule-engine/rule';
import { isBlank, longerThan } from '../../../rule-engine/text';

export interface ReasonValues {
  readonly reason: string;
}

export interface ExtensionValues extends ReasonValues {
  readonly days: string;
}

const reason = [
  ['Please say why', isBlank],
  ['The reason must not exceed 500 characters', longerThan(500)],
] as const;

/** Owners read the reason of a suspension; that of the others stays with the admins. */
export const listingReasonRules = { reason } satisfies RuleTable<ReasonValues>;

const mostDays = 1000;

export const extensionRules = {
  days: [
    ['Please say how many days', isBlank],
    [
      'Days must be a whole number from 1 to {mostDays}',
      (typed) => !isDays(typed.trim()),
      () => ({ mostDays }),
    ],
  ],
  reason,
} satisfies RuleTable<ExtensionValues>;

const isDays = (typed: string): boolean =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= mostDays;
