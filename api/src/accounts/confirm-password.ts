import { refusal } from '@aaspaas/contract/failure';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import type { Visit } from '../http/route';
import { endSession } from '../http/session/session-queries';
import { countConfirmation } from './guesses';
import { passwordMatches } from './passwords';
import { readCredentials } from './queries';

interface Confirmation {
  readonly accountId: number;
  readonly password: string;
  /** Shown when the password is wrong, at this field of the form. */
  readonly message: string;
  readonly field: string;
}

/** Asks somebody who is signed in for the password again. guesses are limited as they are at the sign-in. */
export async function confirmPassword(db: Db, visit: Visit, confirmation: Confirmation, now: Date) {
  const { accountId, password, message, field } = confirmation;
  const counted = await countConfirmation(db, accountId, visit.sessionToken ?? '');
  const credentials = await readCredentials(db, accountId);
  if (!(await passwordMatches(credentials?.password_hash ?? null, password))) {
    const detail = { signedIn: true };
    await recordSecurityEvent(db, { accountId, event: 'sign-in failed', detail }, now);
    if (counted.tries >= mostInSession) await endStolenSession(db, visit);
    throw refusal('invalid', { [field]: message });
  }
  await counted.right();
}

/** Somebody in a session who does not know the password after this many tries is hardly the owner. */
const mostInSession = 20;

async function endStolenSession(db: Db, visit: Visit): Promise<void> {
  if (visit.sessionToken) await endSession(db, visit.sessionToken);
  visit.endSession();
}
