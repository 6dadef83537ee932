import { gradeWords } from '@aaspaas/contract/console/access/grade-words';
import type { Grade } from '@aaspaas/contract/accounts/grades';
import { product } from '@aaspaas/contract/product';
import { listed, says } from '@aaspaas/contract/says';
import type { Letter } from '../letter';
import { linkLastsMs } from './lifetimes';

export function newAdminLetter(to: string, grade: Grade, link: string): Letter {
  return {
    to,
    subject: says('Your {product} admin account', { product: product.name }),
    lines: [
      says(
        'You have been made an admin of {product}, of the grade {grade}: {may}. Choose your password to begin.',
        { product: product.name, grade, may: listed([gradeWords[grade]]) },
      ),
      { text: 'Choose a password', link },
      'The link works once, for 24 hours.',
      'After your first login you set up a second step: an app on your phone that shows codes.',
    ],
    worthMs: linkLastsMs,
  };
}
