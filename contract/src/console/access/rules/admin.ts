import { emailRows } from '../../../accounts/rules/email';
import type { RuleTable } from '../../../rule-engine/rule';
import { isBlank, longerThan } from '../../../rule-engine/text';
import { type Grade, grades } from '../../../roles/grades';

export interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly grade: string;
}

export const isGrade = (typed: string): typed is Grade => grades.some((grade) => grade === typed);

export const invitationRules = {
  name: [
    ['Name is required', isBlank],
    ['Name must not exceed 100 characters', longerThan(100)],
  ],
  email: emailRows('Email address is required'),
  grade: [['Please choose a grade', (typed: string) => !isGrade(typed)]],
} satisfies RuleTable<Invitation>;
