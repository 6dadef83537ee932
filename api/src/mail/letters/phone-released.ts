import { sayPhone } from '@aaspaas/contract/phone-number';
import { says, type Sentence } from '@aaspaas/contract/says';
import type { Letter } from '../letter';

/** To the account that a mobile number has left; `lines` say what became of the account. */
export function phoneReleasedLetter(to: string, lines: readonly Sentence[], supportPhone: string): Letter {
  return {
    to,
    subject: 'About the mobile number in your account',
    lines: [
      'The person who has the mobile number of your account has shown us that it is theirs.',
      ...lines,
      says('If you think that this is a mistake, call us: {phone}.', { phone: sayPhone(supportPhone) }),
    ],
  };
}
