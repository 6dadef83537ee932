import type { RuleTable } from '../../rule-engine/rule';
import { isBlank, longerThan } from '../../rule-engine/text';

export const longestCorrection = 500;

/** What reads wrong, and how it should read. */
export interface Correction {
  readonly wrong: string;
  readonly better: string;
}

const tooLong = [
  'At most {longest} characters, please',
  longerThan(longestCorrection),
  () => ({ longest: longestCorrection }),
] as const;

export const correctionRules = {
  wrong: [['Please enter the words that read wrong', isBlank], tooLong],
  better: [
    ['Please enter how it should read', isBlank],
    tooLong,
    [
      'These are the same words',
      (typed, { wrong = '' }: Partial<Correction>) => typed.trim() === wrong.trim(),
    ],
  ],
} satisfies RuleTable<Correction>;
