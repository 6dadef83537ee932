import { randomInt } from 'node:crypto';

// Without letters and digits that people confuse: O and 0, I, L and 1.
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 12;

/** Cannot be guessed, and can be read out to the admin. */
export function newReference(): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}

export const readReference = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
