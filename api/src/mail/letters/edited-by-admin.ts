import { sayPhone } from '@aaspaas/contract/phone-number';
import { product } from '@aaspaas/contract/product';
import { listed, type Said, says, type Sentence } from '@aaspaas/contract/says';
import { weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';

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
