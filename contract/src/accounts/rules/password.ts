import type { Row } from '../../rule-engine/rule';

const shortestPassword = 6;
/** A longer password is no better, and hashing it costs memory. */
export const longestPassword = 128;

/** The only length rule for passwords, wherever one is chosen. Spaces count like any other character. */
export const passwordLength: readonly Row<string, unknown>[] = [
  ['Password must be at least 6 characters long', (password) => password.length < shortestPassword],
  ['Password must not exceed 128 characters', (password) => password.length > longestPassword],
];

/** Only the server says this: the list of common passwords is too long to send to a browser. */
export const easyPassword = 'Please choose a password that is harder to guess';

export const newPasswordRows: readonly Row<string, unknown>[] = [
  ['Password is required', (password) => password === ''],
  ...passwordLength,
];

export const confirmRows: readonly Row<string, { readonly password: string }>[] = [
  ['Please confirm your password', (confirm) => confirm === ''],
  ['Passwords do not match', (confirm, { password }) => confirm !== password],
];
