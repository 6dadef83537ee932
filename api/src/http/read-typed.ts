import { refusal } from '@aaspaas/contract/failure';
import { tenDigits } from '@aaspaas/contract/accounts/rules/mobile';

/** A multipart form carries a list as JSON text; blank is an empty list. Anything but a list of strings is a failure. */
export function readList(json: string, field: string, message: string): string[] {
  if (json.trim() === '') return [];
  const list = parse(json);
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  throw refusal('invalid', { [field]: message });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * The ten digits, however they were written. Nothing is cut off: eleven digits would become somebody else's number. The
 * rules have a message for those, as for letters.
 */
export function readPhone(typed = ''): string {
  return /[^\d\s()+-]/.test(typed) ? typed.trim() : tenDigits(typed);
}

/** The form that phone numbers are stored in. The ten digits have passed the rules. */
export const withCountry = (digits: string): string => `+91${digits}`;
export const withCountryIfGiven = (digits: string): string | null => (digits ? withCountry(digits) : null);
