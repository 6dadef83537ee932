import { gradeWords } from '@aaspaas/contract/console/access/grade-words';
import type { Grade } from '@aaspaas/contract/console/grades';
import { product } from '@aaspaas/contract/product';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

export const gradeChangedLetter = (to: string, grade: Grade): Mail =>
  writeLetter({
    to,
    subject: `You are ${grade} now`,
    lines: [
      `Your ${product.name} admin account now has the grade ${grade}: ${gradeWords[grade]}.`,
      'Please log in again.',
    ],
  });

export const adminRemovedLetter = (to: string): Mail =>
  writeLetter({
    to,
    subject: `You are no longer an admin of ${product.name}`,
    lines: [`Your ${product.name} admin account has been removed. You can no longer log in with it.`],
  });

/** To every chief: an admin, or whoever has the account, reads more people than any work needs. */
export const readingStoppedLetter = (to: string, who: string, most: number): Mail =>
  writeLetter({
    to,
    subject: `${who} has looked at ${most} people within an hour`,
    lines: [
      `The ${product.name} admin account of ${who} has looked at ${most} people within an hour, and was refused more. Whom it was shown stands in the audit.`,
      `Ask ${who}. If it was somebody else, remove the admin, or have the password changed and the second step reset.`,
    ],
  });

/** To the person, and to every chief: a reset is what a thief would ask for. */
export const secondStepResetLetter = (to: string, whose: string, by: string): Mail =>
  writeLetter({
    to,
    subject: `The second step of ${whose} was reset`,
    lines: [
      `${by} has reset the second step of the ${product.name} admin account of ${whose}. It is set up anew after the next login, and all sessions of the account have ended.`,
      `If ${whose} did not ask for this, change the passwords of the admins now.`,
    ],
  });
