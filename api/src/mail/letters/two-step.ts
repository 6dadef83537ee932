import { product } from '@aaspaas/contract/product';
import { type Said, says } from '@aaspaas/contract/says';
import type { Letter } from '../letter';

const ifItWasNotYou =
  'If this was not you, change your password now and tell another chief admin, who can reset the second step of your login.';

export const twoStepOnLetter = (to: string): Letter => ({
  to,
  subject: 'Your login has a second step now',
  lines: [
    says('Your {product} admin account now asks for a code of your app before anything is changed.', {
      product: product.name,
    }),
    'Keep your recovery codes where you find them without your phone.',
    ifItWasNotYou,
  ],
});

export const recoveryCodeUsedLetter = (to: string, left: number): Letter => ({
  to,
  subject: 'A recovery code was used',
  lines: [
    says('One of the recovery codes of your {product} admin account was just used. {left}', {
      product: product.name,
      left: leftInWords(left),
    }),
    ifItWasNotYou,
  ],
});

const leftInWords = (left: number): Said => {
  if (left === 0) return says('It was the last one: make new ones on the page "Your second step".');
  return left === 1 ? says('One is left.') : says('{left} are left.', { left });
};

export const wrongCodesLetter = (to: string): Letter => ({
  to,
  subject: 'Wrong codes for your admin account',
  lines: [
    says(
      'Somebody who knows the password of your {product} admin account has entered five wrong codes. Further tries have to wait.',
      { product: product.name },
    ),
    'If it was you, check that the clock of your phone sets itself, and try again a little later.',
    ifItWasNotYou,
  ],
});
