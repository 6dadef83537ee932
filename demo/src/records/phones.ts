/**
 * Numbers that belong to nobody. India has no numbers reserved for fiction, but the National Numbering Plan (2003)
 * keeps code 666 for future services, so no exchange has it, and libphonenumber's list of operators has no mobile
 * series that begins with it. The numbers still pass the rules for Indian mobiles: first digit 6 to 9, no digit more
 * than five times.
 */
export const unusedBlock = '+9166601';

/** Has no common factor with the size of the block, so every number is used before one comes again. */
const stride = 38_317;
const blockSize = 100_000;

/** Gives the numbers of the block, each once, in an order that looks random. */
export function phoneDispenser(): () => string {
  let given = 0;
  const next = (): string => {
    given += 1;
    const digits = String((given * stride) % blockSize).padStart(5, '0');
    const phone = unusedBlock + digits;
    return hasTooManyRepeats(phone.slice(3)) ? next() : phone;
  };
  return next;
}

const hasTooManyRepeats = (digits: string): boolean =>
  [...new Set(digits)].some((digit) => digits.split(digit).length - 1 > 5);
