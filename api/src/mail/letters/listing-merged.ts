import { product } from '@aaspaas/contract/product';
import { sayPhone } from '@aaspaas/contract/phone-number';
import { weekMs } from '@aaspaas/contract/durations';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

interface Merged {
  /** Of the listing that stays. */
  readonly name: string;
  readonly link: string;
  readonly supportPhone: string;
}

const callUs = (supportPhone: string): string =>
  `If you think that this is a mistake, call us: ${sayPhone(supportPhone)}.`;

/** To the owner of the listing that stays. */
export const listingKeptLetter = (to: string, { name, link, supportPhone }: Merged): Mail =>
  writeLetter({
    to,
    subject: `Your two listings on ${product.name} are one now`,
    lines: [
      `${name} was listed twice. We have put the two together: reviews, favourites and paid time are with this one.`,
      { text: `See ${name}`, link },
      callUs(supportPhone),
    ],
    worthMs: weekMs,
  });

/** To the account that is gone with its listing. */
export const listingGoneLetter = (to: string, { name, link, supportPhone }: Merged): Mail =>
  writeLetter({
    to,
    subject: `Your two listings on ${product.name} are one now`,
    lines: [
      `Your shop was listed twice, with two logins. We have put the two together as ${name}.`,
      'The login with this email address is gone. Please use the other one.',
      { text: `See ${name}`, link },
      callUs(supportPhone),
    ],
    worthMs: weekMs,
  });
