import { passwordLength } from '../rules/password';
import type { RuleTable } from '../rules/rule';

export interface ChangePassword {
  readonly current: string;
  readonly password: string;
  readonly confirm: string;
}

export const changePasswordRules = {
  current: [['Please enter your current password', (current) => current === '']],
  password: passwordLength,
  confirm: [['New passwords do not match', (confirm, { password }) => confirm !== password]],
} satisfies RuleTable<ChangePassword>;
