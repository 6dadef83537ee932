import type { RuleTable } from '../../../rule-engine/rule';
import { isBlank, longerThan } from '../../../rule-engine/text';

export interface ReportAnswer {
  readonly text: string;
}

export const longestAnswer = 1000;

export const answerRules = {
  text: [
    ['Please write something first', isBlank],
    [
      'An answer must not exceed {longestAnswer} characters',
      longerThan(longestAnswer),
      () => ({ longestAnswer }),
    ],
  ],
} satisfies RuleTable<ReportAnswer>;

/** What admins answer most often. */
export const answerPresets: readonly string[] = [
  'We have looked at the review and taken it down. Thank you for telling us.',
  'We have looked at the review. It is somebody’s own opinion in decent words, so it stays.',
  'Please tell us more: which part is not true, and how can we know?',
];
