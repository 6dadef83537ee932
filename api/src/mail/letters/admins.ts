import { gradeWords } from '@aaspaas/contract/console/access/grade-words';
import type { Grade } from '@aaspaas/contract/accounts/grades';
import { product } from '@aaspaas/contract/product';
import { listed, says } from '@aaspaas/contract/says';
import type { Letter } from '../letter';

export const gradeChangedLetter = (to: string, grade: Grade): Letter => ({
  to,
  subject: says('You are {grade} now', { grade }),
  lines: [
    says('Your {product} admin account now has the grade {grade}: {may}.', {
      product: product.name,
      grade,
      may: listed([gradeWords[grade]]),
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
