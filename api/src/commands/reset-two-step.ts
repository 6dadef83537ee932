import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { resetSecondStep } from '../accounts/reset-second-step';
import { findAdmin } from '../accounts/admin-queries';
import type { Command } from './command';

const usage = `How to use it:
  npm run admin:reset-two-step -- name@example.in`;

/** For the only chief who lost the phone and the recovery codes: whoever is at the machine may do anything anyway. */
export const resetTwoStep: Command = async ([typed = '', ...more], { db, now }) => {
  const email = readEmail(typed);
  if (!email || more.length > 0) throw new Error(usage);
  await db.transaction(async (tx) => {
    const admin = await findAdmin(tx, email);
    if (!admin) throw new Error(`There is no admin with the address ${email}.`);
    await resetSecondStep(tx, admin, { id: null, name: 'Somebody at the server' }, now);
  });
  return [
    `The second step of ${email} is reset, and all sessions of the account have ended.`,
    'It is set up anew after the next login.',
  ];
};
