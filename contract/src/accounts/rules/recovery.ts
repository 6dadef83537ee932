import { passwordLength } from './password';
import type { RuleTable } from '../../rule-engine/rule';

export interface Forgot {
  readonly email: string;
}

export const forgotRules = {
  // A mobile number, which the login takes too, gets no code.
  email: [['Please enter your email.', (typed) => !typed.includes('@')]],
} satisfies RuleTable<Forgot>;

export interface Code {
  readonly code: string;
}

export const codeRules = {
  code: [['Please enter the complete 4-digit code.', (code) => !/^[0-9]{4}$/.test(code)]],
} satisfies RuleTable<Code>;

export interface Reset {
  readonly password: string;
  readonly confirm: string;
}

const eitherMissing = 'Please fill out both fields.';

export const resetRules = {
  password: [[eitherMissing, (password) => password === ''], ...passwordLength],
  confirm: [
    [eitherMissing, (confirm) => confirm === ''],
    ['Passwords do not match.', (confirm, { password }) => confirm !== password],
  ],
} satisfies RuleTable<Reset>;
