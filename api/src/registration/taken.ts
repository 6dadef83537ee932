import { type Failure, refusal } from '@aaspaas/contract/failure';
import type { Db } from '../db/open';
import { findTaken } from './queries';

type Taken = readonly [field: string, message: string];
const emailTaken: Taken = ['email', 'An account with this email already exists.'];
const phoneTaken: Taken = ['primaryPhone', 'An account with this phone number already exists.'];

const byConstraint: Readonly<Record<string, Taken>> = {
  account_email_taken: emailTaken,
  account_phone_taken: phoneTaken,
};

/** People register twice by mistake, so the failure names the field whose value is taken. */
export async function namingTakenField<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    const [field, message] = byConstraint[constraint] ?? [];
    throw field && message ? takenBy(field, message) : error;
  }
}

/** The same, before the photos are stored. */
export async function refuseTaken(db: Db, email: string | null, phone: string): Promise<void> {
  const taken = await findTaken(db, email, phone);
  if (taken.email) throw takenBy(...emailTaken);
  if (taken.phone) throw takenBy(...phoneTaken);
}

const takenBy = (field: string, message: string): Failure => refusal('taken', { [field]: message });
