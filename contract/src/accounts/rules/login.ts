import type { RuleTable } from '../../rule-engine/rule';
import { isBlank } from '../../rule-engine/text';

export interface Login {
  readonly email: string;
  readonly password: string;
}

const bothMissing = 'Please enter both email and password.';

export const loginRules = {
  email: [[bothMissing, isBlank]],
  password: [[bothMissing, (password) => password === '']],
} satisfies RuleTable<Login>;
