import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import { recordSecurityEvent } from '../../audit/security-queries';
import type { Db } from '../../db/open';
import * as queries from './action-queries';
import { isAdmin, noSuchPerson } from './no-such-person';

/** Null: the admin's own account has been deleted meanwhile. */
type ActorId = number | null;

/** Devices that the account does not know may try passwords again. */
export async function unlock(tx: Db, personId: number, actorId: ActorId, now: Date): Promise<void> {
  const { id } = await hold(tx, personId);
  if ((await queries.forgetGuesses(tx, id)) === 0) throw new Failure('taken', 'This account is not locked.');
  const about = { subject: 'account', subjectId: id } as const;
  await recordAuditEntry(tx, { actorId, action: 'account unlocked', ...about }, now);
  const detail = { by: 'operator' };
  await recordSecurityEvent(tx, { accountId: id, event: 'account unlocked', detail }, now);
}

/** Ends the sessions on all devices, and forgets the devices. */
export async function logOut(tx: Db, personId: number, actorId: ActorId, now: Date): Promise<void> {
  const { id } = await hold(tx, personId);
  const sessions = await queries.endSessionsOf(tx, id);
  if (sessions === 0) throw new Failure('taken', 'This person is not logged in anywhere.');
  await queries.forgetDevicesOf(tx, id);
  const about = { subject: 'account', subjectId: id, detail: { sessions } } as const;
  await recordAuditEntry(tx, { actorId, action: 'sessions ended', ...about }, now);
  const detail = { by: 'operator' };
  await recordSecurityEvent(tx, { accountId: id, event: 'signed out everywhere', detail }, now);
}

/** Admins are managed on a page of their own. */
export async function hold(tx: Db, id: number): Promise<queries.HeldPerson> {
  const person = await queries.holdPerson(tx, id);
  if (!person) throw noSuchPerson();
  if (person.role === 'admin') throw isAdmin();
  return person;
}
