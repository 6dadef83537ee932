import { Failure } from '@aaspaas/contract/failure';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import type { Visit } from '../http/route';
import { endSession } from '../http/session-queries';
import { countConfirmation } from './guesses';
import { passwordMatches } from './passwords';
import { readCredentials } from './queries';

interface Confirmation {
  readonly accountId: number;
  readonly password: string;
  /** What to say, and at which field of the form, when it is wrong. */
  readonly says: string;
  readonly field: string;
}

/** The password once more, from someone who is signed in; guessed no faster than at the login. */
export async function confirmPassword(db: Db, visit: Visit, confirmation: Confirmation, now: Date) {
  const { accountId, password, says, field } = confirmation;
  const counted = await countConfirmation(db, accountId, visit.sessionToken ?? '');
  const credentials = await readCredentials(db, accountId);
  if (!(await passwordMatches(credentials?.password_hash ?? null, password))) {
    const detail = { signedIn: true };
    await recordSecurityEvent(db, { accountId, event: 'sign-in failed', detail }, now);
    if (counted.tries >= mostInSession) await endStolenSession(db, visit);
    throw new Failure('invalid', says, { fields: { [field]: says } });
  }
  await counted.right();
}

/** Whoever has a session and still does not know the password after so many tries is hardly its owner. */
const mostInSession = 20;

async function endStolenSession(db: Db, visit: Visit): Promise<void> {
  if (visit.sessionToken) await endSession(db, visit.sessionToken);
  visit.endSession();
}
