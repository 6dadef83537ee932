import { sayPhone } from '@aaspaas/contract/phone-number';
import { product } from '@aaspaas/contract/product';
import { weekMs } from '@aaspaas/contract/durations';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

const callUs = (supportPhone: string): string =>
  `If you did not ask for this, call us: ${sayPhone(supportPhone)}.`;

/** To somebody whose details an operator has changed. What they are now is not said: mails are read over shoulders. */
export const detailsEditedLetter = (to: string, what: readonly string[], supportPhone: string): Mail =>
  writeLetter({
    to,
    subject: `We changed your details on ${product.name}`,
    lines: [
      `As you asked us, we have changed this in your account: ${what.join(', ')}.`,
      'Log in to see it. Nothing else was touched.',
      callUs(supportPhone),
    ],
    worthMs: weekMs,
  });

/** The last mail to somebody who asked us to delete the account. */
export const accountDeletedLetter = (to: string, supportPhone: string): Mail =>
  writeLetter({
    to,
    subject: `Your ${product.name} account is deleted`,
    lines: [
      'As you asked us, we have deleted your account with everything that belonged to it.',
      'Reviews that you wrote stay without your name. Records of payments stay, as the law asks, without your name.',
      callUs(supportPhone),
    ],
    worthMs: weekMs,
  });
