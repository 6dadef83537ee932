import type { Row } from '../../rule-engine/rule';
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

/** A mobile number that is required. */
export const mobileRows = (label: string): readonly Row<string, unknown>[] => [
  [`${label} is required`, isBlank],
  [`${label} must contain only digits`, hasOtherThan(/[\d\s()+-]/)],
  [`${label} must be exactly 10 digits`, (typed) => tenDigits(typed).length !== 10],
  [`${label} cannot have all same digits`, (typed) => /^(\d)\1{9}$/.test(tenDigits(typed))],
  [`${label} must start with 6, 7, 8, or 9`, (typed) => !/^[6-9]/.test(tenDigits(typed))],
];
