import type { RuleTable } from '../../../rule-parts/rule';
import { isBlank, longerThan } from '../../../rule-parts/text';

export interface NoteDraft {
  readonly text: string;
}

export const longestNote = 2000;

export const noteRules = {
  text: [
    ['Please write something first', isBlank],
    [`A note must not exceed ${longestNote} characters`, longerThan(longestNote)],
  ],
} satisfies RuleTable<NoteDraft>;
