import { refusal } from '@aaspaas/contract/failure';
import { easyPassword } from '@aaspaas/contract/accounts/rules/password';
import { tenDigits } from '@aaspaas/contract/accounts/rules/mobile';
import { commonPasswords } from './common-passwords';

/** What others know of a person and would try first. */
interface Own {
  readonly email: string | null;
  readonly phones: readonly (string | null)[];
}

/** Throws for a password that could be guessed within the limits of tries. Only the server has the list of them. */
export function refuseEasyPassword(password: string, own: Own): void {
  const typed = password.trim().toLowerCase();
  if (commonPasswords.has(typed) || isRun(typed) || isOwnEmail(typed, own) || isOwnPhone(typed, own))
    throw refusal('invalid', { password: easyPassword });
}

/** One character repeated, or characters in sequence: 'aaaaaa', '987654', 'abcdefgh'. */
function isRun(typed: string): boolean {
  const codes = [...typed].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

function isOwnEmail(typed: string, { email }: Own): boolean {
  const own = email?.trim().toLowerCase() ?? '';
  return own !== '' && (typed === own || typed === own.split('@')[0]);
}

function isOwnPhone(typed: string, { phones }: Own): boolean {
  if (/[^\d\s()+-]/.test(typed)) return false;
  const digits = tenDigits(typed).replace(/^0(?=\d{10}$)/, '');
  return phones.some((phone) => phone !== null && phone !== '' && tenDigits(phone) === digits);
}
