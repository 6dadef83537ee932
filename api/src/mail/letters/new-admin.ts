import { gradeWords } from '@aaspaas/contract/console/access/grade-words';
import type { Grade } from '@aaspaas/contract/console/grades';
import { product } from '@aaspaas/contract/product';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';
import { linkLastsMs } from './lifetimes';

export function newAdminLetter(to: string, grade: Grade, link: string): Mail {
  return writeLetter({
    to,
    subject: `Your ${product.name} admin account`,
    lines: [
      `You have been made an admin of ${product.name}, of the grade ${grade}: ${gradeWords[grade]}. Choose your password to begin.`,
      { text: 'Choose a password', link },
      'The link works once, for 24 hours.',
      'After your first login you set up a second step: an app on your phone that shows codes.',
    ],
    worthMs: linkLastsMs,
  });
}
