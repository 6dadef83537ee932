import { Failure } from '@aaspaas/contract/failure';
import { tenDigits } from '@aaspaas/contract/rules/phone';

/** Forms carry a list as JSON text. Blank is an empty list; what is no list of texts is refused with the sentence. */
export function readList(json: string, field: string, says: string): string[] {
  if (json.trim() === '') return [];
  const list = parse(json);
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  throw new Failure('invalid', says, { fields: { [field]: says } });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * The ten digits, however they were written. Nothing is cut off: eleven digits are somebody else's number, and
 * the rules have a sentence for them as they have for letters.
 */
export function readPhone(typed = ''): string {
  return /[^\d\s()+-]/.test(typed) ? typed.trim() : tenDigits(typed);
}

/** The way numbers are stored. The rules have seen the ten digits. */
export const withCountry = (digits: string): string => `+91${digits}`;
export const withCountryIfGiven = (digits: string): string | null => (digits ? withCountry(digits) : null);
