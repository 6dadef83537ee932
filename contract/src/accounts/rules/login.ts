import type { RuleTable } from '../../rule-parts/rule';
import { isBlank } from '../../rule-parts/text';

export interface Login {
  readonly email: string;
  readonly password: string;
}

const bothMissing = 'Please enter both email and password.';

export const loginRules = {
  email: [[bothMissing, isBlank]],
  password: [[bothMissing, (password) => password === '']],
} satisfies RuleTable<Login>;
