import { product } from '@aaspaas/contract/product';
import { sayPhone } from '@aaspaas/contract/phone-number';
import { type Said, says } from '@aaspaas/contract/says';
import { weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';

interface Merged {
  /** Of the listing that stays. */
  readonly name: string;
  readonly link: string;
  readonly supportPhone: string;
}

const callUs = (supportPhone: string): Said =>
  says('If you think that this is a mistake, call us: {phone}.', { phone: sayPhone(supportPhone) });

/** To the owner of the listing that stays. */
export const listingKeptLetter = (to: string, { name, link, supportPhone }: Merged): Letter => ({
  to,
  subject: says('Your two listings on {product} are one now', { product: product.name }),
  lines: [
    says(
      '{name} was listed twice. We have put the two together: reviews, favourites and paid time are with this one.',
      { name },
    ),
    { text: says('See {name}', { name }), link },
    callUs(supportPhone),
  ],
  worthMs: weekMs,
});

/** To the account that is gone with its listing. */
export const listingGoneLetter = (to: string, { name, link, supportPhone }: Merged): Letter => ({
  to,
  subject: says('Your two listings on {product} are one now', { product: product.name }),
  lines: [
    says('Your shop was listed twice, with two logins. We have put the two together as {name}.', { name }),
    'The login with this email address is gone. Please use the other one.',
    { text: says('See {name}', { name }), link },
    callUs(supportPhone),
  ],
  worthMs: weekMs,
});
