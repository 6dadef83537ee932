import { sayPhone } from '@aaspaas/contract/phone-number';
import { product } from '@aaspaas/contract/product';
import { listed, type Said, says, type Sentence } from '@aaspaas/contract/says';
import { weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';
import { shopPath } from '@aaspaas/contract/shops/links';

const callUs = (supportPhone: string): Said =>
  says('If you did not ask for this, call us: {phone}.', { phone: sayPhone(supportPhone) });

/** To somebody whose details an admin has changed. What they are now is not said: mails are read over shoulders. */
export const detailsEditedLetter = (to: string, what: readonly Sentence[], supportPhone: string): Letter => ({
  to,
  subject: says('We changed your details on {product}', { product: product.name }),
  lines: [
    says('As you asked us, we have changed this in your account: {what}.', { what: listed(what) }),
    'Log in to see it. Nothing else was touched.',
    callUs(supportPhone),
  ],
  worthMs: weekMs,
});

/** The last mail to somebody who asked us to delete the account. */
export const accountDeletedLetter = (to: string, supportPhone: string): Letter => ({
  to,
  subject: says('Your {product} account is deleted', { product: product.name }),
  lines: [
    'As you asked us, we have deleted your account with everything that belonged to it.',
    'Reviews that you wrote stay without your name. Records of payments stay, as the law asks, without your name.',
    callUs(supportPhone),
  ],
  worthMs: weekMs,
});

/** `changed` in words: 'name', 'opening hours'. */
export function editedForYouLetter(
  to: string,
  { id, name }: { readonly id: number; readonly name: string },
  changed: readonly Sentence[],
  publicUrl: string,
): Letter {
  return {
    to,
    subject: says('We have changed your listing on {product}', { product: product.name }),
    lines: [
      says('We have edited {name} for you: {what}.', { name, what: listed(changed) }),
      'Please have a look whether it is right.',
      { text: says('See {name}', { name }), link: publicUrl + shopPath({ sh_id: id, sh_name: name }) },
      'If you did not ask for this, write to us: your shop profile has the link.',
    ],
    worthMs: weekMs,
  };
}

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
