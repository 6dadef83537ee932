import type { Row } from './rule';
import { hasOtherThan, isBlank } from './text';

/** The ten digits of an Indian number, however it was typed: '+91 98765-43210' is 9876543210. */
export function tenDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits;
}

/** '+91+919876543210' results from pasting a whole number after the +91 of the field. */
export const collapsePrefixes = (typed: string): string => typed.replace(/^(?:\s*\+91[\s-]*)+/, '+91');

/** The number as it is stored: '+919876543210'. Null if it is not an Indian mobile number. */
export function readMobile(typed: string): string | null {
  const digits = tenDigits(typed);
  return /^[6-9]\d{9}$/.test(digits) && !/[^\d\s()+-]/.test(typed) ? `+91${digits}` : null;
}

/** A mobile number that is required. */
export const mobileRows = (label: string): readonly Row<string, unknown>[] => [
  [`${label} is required`, isBlank],
  [`${label} must contain only digits`, hasOtherThan(/[\d\s()+-]/)],
  [`${label} must be exactly 10 digits`, (typed) => tenDigits(typed).length !== 10],
  [`${label} cannot have all same digits`, (typed) => /^(\d)\1{9}$/.test(tenDigits(typed))],
  [`${label} must start with 6, 7, 8, or 9`, (typed) => !/^[6-9]/.test(tenDigits(typed))],
];

const dummyNumbers = ['0000000000', '1111111111', '1234567890', '9999999999'];

const hasTooManyRepeats = (typed: string): boolean =>
  [...'0123456789'].some((digit) => typed.split(digit).length > 6);

/** The rules of a business's number, if there is one: the ten digits after the +91 that the field shows. */
export const phoneShape = (label: string): readonly Row<string, unknown>[] => [
  [`${label} must contain only digits`, hasOtherThan(/\d/)],
  [`${label} must be exactly 10 digits`, (typed) => typed.trim().length !== 10],
  [`${label} appears to be invalid`, (typed) => dummyNumbers.includes(typed.trim())],
  [`${label} must start with 6, 7, 8, or 9`, (typed) => !/^[6-9]/.test(typed.trim())],
  [`${label} has too many repeating digits`, hasTooManyRepeats],
];

/** A business's number that is required. */
export const phone = (label: string): readonly Row<string, unknown>[] => [
  [`${label} is required`, isBlank],
  ...phoneShape(label),
];

/** An agent's number only has to match this pattern. */
export const isNoMobile = (typed: string): boolean => !/^[6-9]\d{9}$/.test(typed.trim());
