import type { RuleTable } from '../../../rule-engine/rule';
import { isBlank, longerThan } from '../../../rule-engine/text';

export interface NoteDraft {
  readonly text: string;
}

export const longestNote = 2000;

export const noteRules = {
  text: [
    ['Please write something first', isBlank],
    ['A note must not exceed {longestNote} characters', longerThan(longestNote), () => ({ longestNote })],
  ],
} satisfies RuleTable<NoteDraft>;
