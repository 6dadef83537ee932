import { passwordLength } from './password';
import type { RuleTable } from '../../rule-engine/rule';

export interface ChangePassword {
  readonly current: string;
  readonly password: string;
  readonly confirm: string;
}

/** Messages for forms that ask for the current password. */
export const passwordWords = {
  missing: 'Please enter your current password',
  wrong: 'Your current password is not right.',
} as const;

export const changePasswordRules = {
  current: [[passwordWords.missing, (current) => current === '']],
  password: passwordLength,
  confirm: [['New passwords do not match', (confirm, { password }) => confirm !== password]],
} satisfies RuleTable<ChangePassword>;
