import { product } from '@aaspaas/contract/product';
import { says } from '@aaspaas/contract/says';
import type { Letter } from '../letter';
import { codeLastsMs, linkLastsMs } from './lifetimes';

export function codeLetter(to: string, code: string): Letter {
  const lines = [
    says('Your {product} code is {code}. It works for 10 minutes.', { product: product.name, code }),
    'Type it where you asked for it. Nobody from our side will ever ask you for it.',
    'If you did not ask for a code, you can forget this mail: your password stays as it is.',
  ];
  return {
    to,
    subject: says('Your {product} code', { product: product.name }),
    lines,
    worthMs: codeLastsMs,
    isSecret: true,
  };
}

export function resetLinkLetter(to: string, link: string): Letter {
  const lines = [
    says('Somebody, we hope you, wants to set a new password for your {product} account.', {
      product: product.name,
    }),
    { text: 'Choose a new password', link },
    'The link works once, for 24 hours, on any phone or computer. It comes instead of a code because codes were asked for, or typed wrong, many times.',
    'If this was not you, you can forget this mail: your password stays as it is, and nobody gets in without this link.',
  ];
  return {
    to,
    subject: says('Your {product} link for a new password', { product: product.name }),
    lines,
    worthMs: linkLastsMs,
  };
}

/**
 * A change with the password alone ends the links that were mailed before, so this letter brings a new one. A change by
 * a mailed code or link needs none: null.
 */
export function passwordChangedLetter(to: string, link: string | null): Letter {
  const lines = [
    says(
      'The password of your {product} account was changed just now, and all other devices were logged out.',
      { product: product.name },
    ),
    'If this was you, all is well.',
    ...(link === null
      ? [
          says('If it was not, choose "Forgot password" in the login of {product} now and set a new one.', {
            product: product.name,
          }),
        ]
      : [
          'If it was not, put things right now:',
          { text: 'This was not me: choose a new password', link },
          'The link works once, for 24 hours, on any phone or computer.',
        ]),
  ];
  return {
    to,
    subject: says('Your {product} password was changed', { product: product.name }),
    lines,
    worthMs: linkLastsMs,
  };
}
