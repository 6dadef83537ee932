import type { Row } from '../../rule-engine/rule';
import type { Said } from '../../says';
import { hasOtherThan, isBlank } from '../../rule-engine/text';

/** The ten digits of an Indian number, however it was typed: '+91 98765-43210' is 9876543210. */
export function tenDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits;
}

/** The number as it is stored: '+919876543210'. Null if it is not an Indian mobile number. */
export function readMobile(typed: string): string | null {
  const digits = tenDigits(typed);
  return /^[6-9]\d{9}$/.test(digits) && !/[^\d\s()+-]/.test(typed) ? `+91${digits}` : null;
}

const hasLetters = hasOtherThan(/[\d\s()+-]/);
/** Where an email may stand as well. */
export const isNumber = (typed: string): boolean => /\d/.test(typed) && !hasLetters(typed);
const isNotOfTen = (typed: string): boolean => tenDigits(typed).length !== 10;
const isOneDigit = (typed: string): boolean => /^(\d)\1{9}$/.test(tenDigits(typed));
const beginsWrong = (typed: string): boolean => !/^[6-9]/.test(tenDigits(typed));

/** A mobile number that is required. */
export const mobileRows: readonly Row<string, unknown>[] = [
  ['Mobile number is required', isBlank],
  ['Mobile number must contain only digits', hasLetters],
  ['Mobile number must be exactly 10 digits', isNotOfTen],
  ['Mobile number cannot have all same digits', isOneDigit],
  ['Mobile number must start with 6, 7, 8, or 9', beginsWrong],
];

/** The same by another name, in the console. */
export function numberRows(name: Said): readonly Row<string, unknown>[] {
  const params = () => ({ name });
  return [
    ['{name} is required', isBlank, params],
    ['{name} must contain only digits', hasLetters, params],
    ['{name} must be exactly 10 digits', isNotOfTen, params],
    ['{name} cannot have all same digits', isOneDigit, params],
    ['{name} must start with 6, 7, 8, or 9', beginsWrong, params],
  ];
}
