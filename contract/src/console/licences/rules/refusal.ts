import type { RuleTable } from '../../../rule-engine/rule';
import { isBlank, longerThan } from '../../../rule-engine/text';

export interface LicenceRefusal {
  readonly reason: string;
}

export const longestRefusal = 300;

export const refusalRules = {
  reason: [
    ['Please tell the agent why', isBlank],
    [
      'Reason must not exceed {longestRefusal} characters',
      longerThan(longestRefusal),
      () => ({ longestRefusal }),
    ],
  ],
} satisfies RuleTable<LicenceRefusal>;

export const refusalPresets: readonly string[] = [
  'The photo is too dark or blurred to read. Please send it again.',
  'The licence has expired. Please send the renewed one.',
  'The name on the licence is not the name of this account.',
  'This is not a driving licence.',
];
