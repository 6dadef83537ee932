import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../db/open';
import { findTaken } from './queries';

type Taken = readonly [field: string, says: string];
const emailTaken: Taken = ['email', 'An account with this email already exists.'];
const phoneTaken: Taken = ['primaryPhone', 'An account with this phone number already exists.'];

const byConstraint: Readonly<Record<string, Taken>> = {
  account_email_taken: emailTaken,
  account_phone_taken: phoneTaken,
};

/** Registering a business again is a mistake that people make; they should see where. */
export async function sayWhichIsTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    const [field, says] = byConstraint[constraint] ?? [];
    throw field && says ? takenBy(field, says) : error;
  }
}

/** The same before the work on pictures begins. */
export async function refuseTaken(db: Db, email: string | null, phone: string): Promise<void> {
  const taken = await findTaken(db, email, phone);
  if (taken.email) throw takenBy(...emailTaken);
  if (taken.phone) throw takenBy(...phoneTaken);
}

const takenBy = (field: string, says: string): Failure =>
  new Failure('taken', says, { fields: { [field]: says } });
