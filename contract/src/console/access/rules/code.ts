import type { RuleTable } from '../../../rule-engine/rule';

/** A code as it was typed, in the form that is compared. */
export interface TypedCode {
  readonly isRecovery: boolean;
  readonly code: string;
}

/** Recovery codes have no letters that are easily taken for another: no I, L, O or U. */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const recoveryLength = 10;

const recovery = new RegExp(`^[${recoveryAlphabet}]{${recoveryLength}}$`);

/** Null for what is neither six digits nor a recovery code. Spaces, dashes and small letters do not matter. */
export function readCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) return { isRecovery: false, code };
  const read = code.replaceAll('O', '0').replace(/[IL]/g, '1');
  return recovery.test(read) ? { isRecovery: true, code: read } : null;
}

export interface CodeForm {
  readonly code: string;
}

/** For giving the second factor: by the app or a recovery code. */
export const codeRules: RuleTable<CodeForm> = {
  code: [
    ['Please enter your code', (typed) => typed.trim() === ''],
    [
      'Enter the 6 digits of your app, or a recovery code such as 7H2KD-9WQ4M',
      (typed) => readCode(typed) === null,
    ],
  ],
};

/** For the first code of an app, where no recovery code helps. */
export const firstCodeRules: RuleTable<CodeForm> = {
  code: [
    ['Please enter the code that the app shows', (typed) => typed.trim() === ''],
    ['Enter the 6 digits that the app shows', (typed) => readCode(typed)?.isRecovery !== false],
  ],
};
