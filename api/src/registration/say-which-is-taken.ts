import { Failure } from '@aaspaas/contract/failure';

const byConstraint: Readonly<Record<string, readonly [field: string, says: string]>> = {
  account_email_taken: ['email', 'An account with this email already exists.'],
  account_phone_taken: ['primaryPhone', 'An account with this phone number already exists.'],
};

/** Registering a business again is a mistake that people make; they should see where. */
export async function sayWhichIsTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
    const [field, says] = byConstraint[constraint] ?? [];
    throw field && says ? new Failure('taken', says, { fields: { [field]: says } }) : error;
  }
}
