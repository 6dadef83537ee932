import type { Row } from '../../rule-engine/rule';
import { hasOtherThan, isBlank } from '../../rule-engine/text';

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
