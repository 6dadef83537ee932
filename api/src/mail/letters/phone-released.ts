import { sayPhone } from '@aaspaas/contract/phone-number';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

/** To the account that a mobile number has left; `lines` say what became of the account. */
export function phoneReleasedLetter(to: string, lines: readonly string[], supportPhone: string): Mail {
  return writeLetter({
    to,
    subject: 'About the mobile number in your account',
    lines: [
      'The person who has the mobile number of your account has shown us that it is theirs.',
      ...lines,
      `If you think that this is a mistake, call us: ${sayPhone(supportPhone)}.`,
    ],
  });
}
