import { gradeWords } from '@aaspaas/contract/console/access/grade-words';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { product } from '@aaspaas/contract/product';
import { says, type Said } from '@aaspaas/contract/says';
import type { Letter } from '../letter';
import { linkLastsMs } from './lifetimes';

export const gradeChangedLetter = (to: string, grade: Grade): Letter => ({
  to,
  subject: says('You are {grade} now', { grade }),
  lines: [
    says('Your {product} admin account now has the grade {grade}: {may}.', {
      product: product.name,
      grade,
      may: gradeWords[grade],
    }),
    'Please log in again.',
  ],
});

export const adminRemovedLetter = (to: string): Letter => ({
  to,
  subject: says('You are no longer an admin of {product}', { product: product.name }),
  lines: [
    says('Your {product} admin account has been removed. You can no longer log in with it.', {
      product: product.name,
    }),
  ],
});

/** To every chief: an admin, or whoever has the account, reads more people than any work needs. */
export const readingStoppedLetter = (to: string, who: string, most: number): Letter => ({
  to,
  subject: says('{who} has looked at {most} people within an hour', { who, most }),
  lines: [
    says(
      'The {product} admin account of {who} has looked at {most} people within an hour, and was refused more. Whom it was shown stands in the audit.',
      { product: product.name, who, most },
    ),
    says(
      'Ask {who}. If it was somebody else, remove the admin, or have the password changed and the second step reset.',
      { who },
    ),
  ],
});

/** To the person, and to every chief: a reset is what a thief would ask for. */
export const secondStepResetLetter = (to: string, whose: string, by: string): Letter => ({
  to,
  subject: says('The second step of {whose} was reset', { whose }),
  lines: [
    says(
      '{by} has reset the second step of the {product} admin account of {whose}. It is set up anew after the next login, and all sessions of the account have ended.',
      { by, product: product.name, whose },
    ),
    says('If {whose} did not ask for this, change the passwords of the admins now.', { whose }),
  ],
});

export function newAdminLetter(to: string, grade: Grade, link: string): Letter {
  return {
    to,
    subject: says('Your {product} admin account', { product: product.name }),
    lines: [
      says(
        'You have been made an admin of {product}, of the grade {grade}: {may}. Choose your password to begin.',
        { product: product.name, grade, may: gradeWords[grade] },
      ),
      { text: 'Choose a password', link },
      'The link works once, for 24 hours.',
      'After your first login you set up a second step: an app on your phone that shows codes.',
    ],
    worthMs: linkLastsMs,
  };
}

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
