import { ifFilled, type Row } from '../../rule-engine/rule';
import { hasOtherThan, isBlank } from '../../rule-engine/text';
import type { Contact } from '../values';

type Rows = readonly Row<string, Contact>[];

const dummyNumbers = ['0000000000', '1111111111', '1234567890', '9999999999'];

const hasLetters = hasOtherThan(/\d/);
const isNotOfTen = (typed: string): boolean => typed.trim().length !== 10;
const isDummy = (typed: string): boolean => dummyNumbers.includes(typed.trim());
const beginsWrong = (typed: string): boolean => !/^[6-9]/.test(typed.trim());
const hasTooManyRepeats = (typed: string): boolean =>
  [...'0123456789'].some((digit) => typed.split(digit).length > 6);

/** The numbers of a business: the ten digits after the +91 that the field shows. */
export const primaryPhone: Rows = [
  ['Primary contact number is required', isBlank],
  ['Primary contact number must contain only digits', hasLetters],
  ['Primary contact number must be exactly 10 digits', isNotOfTen],
  ['Primary contact number appears to be invalid', isDummy],
  ['Primary contact number must start with 6, 7, 8, or 9', beginsWrong],
  ['Primary contact number has too many repeating digits', hasTooManyRepeats],
];

export const alternatePhone: Rows = ifFilled([
  ['Alternate contact number must contain only digits', hasLetters],
  ['Alternate contact number must be exactly 10 digits', isNotOfTen],
  ['Alternate contact number appears to be invalid', isDummy],
  ['Alternate contact number must start with 6, 7, 8, or 9', beginsWrong],
  ['Alternate contact number has too many repeating digits', hasTooManyRepeats],
  [
    'Alternate phone number must be different from primary phone number',
    (alternate, { primaryPhone: primary }) => alternate.trim() === primary.trim(),
  ],
]);

export const whatsappNumber: Rows = [
  ['WhatsApp number is required', isBlank],
  ['WhatsApp number must contain only digits', hasLetters],
  ['WhatsApp number must be exactly 10 digits', isNotOfTen],
  ['WhatsApp number appears to be invalid', isDummy],
  ['WhatsApp number must start with 6, 7, 8, or 9', beginsWrong],
  ['WhatsApp number has too many repeating digits', hasTooManyRepeats],
];

/** An agent's number only has to match this pattern. */
export const isNoMobile = (typed: string): boolean => !/^[6-9]\d{9}$/.test(typed.trim());
