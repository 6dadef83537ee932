import type { SessionUser } from '@aaspaas/contract/accounts/calls';
import type { Services, Visit } from '../http/route';
import { createSession, endSession, sessionLimits } from '../http/session/session-queries';
import { rememberDevice } from './device-queries';
import { presentAccount } from './present';
import type { AccountRow } from './queries';

/** Signs the visitor in with a new token. */
export async function beginSession(
  { db, clock, visit }: Pick<Services, 'db' | 'clock'> & { readonly visit: Visit },
  account: AccountRow,
  isRemembered: boolean,
): Promise<SessionUser> {
  // Somebody else may have put the earlier token into this browser, to get into the account after the sign-in.
  if (visit.sessionToken) await endSession(db, visit.sessionToken);
  await rememberDevice(db, account.id, visit.knowDevice());
  const token = await createSession(db, account, isRemembered, clock.now(), visit.deviceName);
  visit.startSession(token, isRemembered ? sessionLimits(account.role, true).lastsMs : null);
  return presentAccount(account);
}
