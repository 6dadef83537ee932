import { randomInt } from 'node:crypto';

// Without the letters and digits that people take for one another: O and 0, I, L and 1.
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 12;

/** Nobody can guess it, and a person can read it out to the operator. */
export function newReference(): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}

export const readReference = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
