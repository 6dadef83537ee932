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
