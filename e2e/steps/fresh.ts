import { randomInt } from 'node:crypto';

/** A mobile number that no other test uses. One that holds a digit more than five times would be refused. */
export function newMobile(): string {
  const number = `${randomInt(6, 10)}${String(randomInt(10 ** 9)).padStart(9, '0')}`;
  return /(\d)(?:\d*\1){5}/.test(number) ? newMobile() : number;
}

/** A word that no other test uses, of letters only, as names are. */
export const newWord = (): string =>
  Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join('');
