import { product } from '@aaspaas/contract/product';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';
import { codeLastsMs, linkLastsMs } from './lifetimes';

export function codeLetter(to: string, code: string): Mail {
  const lines = [
    `Your ${product.name} code is ${code}. It works for 10 minutes.`,
    'Type it where you asked for it. Nobody from our side will ever ask you for it.',
    'If you did not ask for a code, you can forget this mail: your password stays as it is.',
  ];
  return writeLetter({
    to,
    subject: `Your ${product.name} code`,
    lines,
    worthMs: codeLastsMs,
    isSecret: true,
  });
}

export function resetLinkLetter(to: string, link: string): Mail {
  const lines = [
    `Somebody, we hope you, wants to set a new password for your ${product.name} account.`,
    { text: 'Choose a new password', link },
    'The link works once, for 24 hours, on any phone or computer. It comes instead of a code because codes were asked for, or typed wrong, many times.',
    'If this was not you, you can forget this mail: your password stays as it is, and nobody gets in without this link.',
  ];
  return writeLetter({
    to,
    subject: `Your ${product.name} link for a new password`,
    lines,
    worthMs: linkLastsMs,
  });
}

/**
 * A change with the password alone ends the links that were mailed before, so this letter brings a new one. A change by
 * a mailed code or link needs none: null.
 */
export function passwordChangedLetter(to: string, link: string | null): Mail {
  const lines = [
    `The password of your ${product.name} account was changed just now, and all other devices were logged out.`,
    'If this was you, all is well.',
    ...(link === null
      ? [`If it was not, choose "Forgot password" in the login of ${product.name} now and set a new one.`]
      : [
          'If it was not, put things right now:',
          { text: 'This was not me: choose a new password', link },
          'The link works once, for 24 hours, on any phone or computer.',
        ]),
  ];
  return writeLetter({
    to,
    subject: `Your ${product.name} password was changed`,
    lines,
    worthMs: linkLastsMs,
  });
}
