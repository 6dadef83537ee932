import { product } from '@aaspaas/contract/product';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

const ifItWasNotYou =
  'If this was not you, change your password now and tell another chief admin, who can reset the second step of your login.';

export const twoStepOnLetter = (to: string): Mail =>
  writeLetter({
    to,
    subject: 'Your login has a second step now',
    lines: [
      `Your ${product.name} admin account now asks for a code of your app before anything is changed.`,
      'Keep your recovery codes where you find them without your phone.',
      ifItWasNotYou,
    ],
  });

export const recoveryCodeUsedLetter = (to: string, left: number): Mail =>
  writeLetter({
    to,
    subject: 'A recovery code was used',
    lines: [
      `One of the recovery codes of your ${product.name} admin account was just used. ${leftInWords(left)}`,
      ifItWasNotYou,
    ],
  });

const leftInWords = (left: number): string => {
  if (left === 0) return 'It was the last one: make new ones on the page "Your second step".';
  return left === 1 ? 'One is left.' : `${left} are left.`;
};

export const wrongCodesLetter = (to: string): Mail =>
  writeLetter({
    to,
    subject: 'Wrong codes for your admin account',
    lines: [
      `Somebody who knows the password of your ${product.name} admin account has entered five wrong codes. Further tries have to wait.`,
      'If it was you, check that the clock of your phone sets itself, and try again a little later.',
      ifItWasNotYou,
    ],
  });
