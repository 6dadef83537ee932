import type { RuleTable } from '../rules/rule';
import { isBlank } from '../rules/text';

export interface Login {
  readonly email: string;
  readonly password: string;
}

const bothMissing = 'Please enter both email and password.';

export const loginRules = {
  email: [[bothMissing, isBlank]],
  password: [[bothMissing, (password) => password === '']],
} satisfies RuleTable<Login>;
