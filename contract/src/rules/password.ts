import type { Row } from './rule';

const shortestPassword = 6;
/** A password longer than this is no better, and hashing it costs memory. */
export const longestPassword = 128;

// Spaces are characters of a password like any other, so nothing is trimmed here.
const lengthOf = (password: string): number => [...password].length;

/** The only length rule that passwords have, wherever one is chosen. */
export const passwordLength: readonly Row<string, unknown>[] = [
  ['Password must be at least 6 characters long', (password) => lengthOf(password) < shortestPassword],
  ['Password must not exceed 128 characters', (password) => lengthOf(password) > longestPassword],
];

export const newPasswordRows: readonly Row<string, unknown>[] = [
  ['Password is required', (password) => password === ''],
  ...passwordLength,
];
