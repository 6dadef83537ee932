import type { Actor } from '../../http/session/actor';
import { Failure, refusal } from '@aaspaas/contract/failure';
import { confirmPassword } from '../../accounts/confirm-password';
import { confirmedWrong } from '../../accounts/guesses';
import { recordAuditEntry } from '../../audit/queries';
import { recordSecurityEvent } from '../../audit/security-queries';
import { demand } from '../../http/session/demand';
import { noteProvenDevice } from '../../accounts/device-queries';
import type { Services, Visit } from '../../http/route';
import { twoStepOnLetter } from '../../mail/letters/admins';
import { tell } from './tell';
import { holdOffer, keepOffer, readEmail, readState, turnOn } from './queries';
import { makeCodes } from './recovery-codes';
import { newSecret, presentSecret, stepOf } from './time-codes';

export interface Caller extends Pick<Services, 'db' | 'clock' | 'seal'> {
  readonly actor: Actor;
  readonly visit: Visit;
}

/** Long enough to install an app. */
const offerLastsMs = 30 * 60_000;

/** A secret is sealed for one account, and does not open for another. */
export const ownerOf = (accountId: number): string => `second factor ${accountId}`;

export async function offer(caller: Caller, password: string | undefined) {
  const { db, clock, seal, actor } = caller;
  const { accountId } = actor;
  const now = clock.now();
  const { on_since } = await readState(db, accountId);
  if (on_since) demand(actor, { permission: 'look', proof: 'recent' }, now);
  else await proveOwner(caller, password);
  const secret = newSecret();
  await keepOffer(db, accountId, seal.close(secret, ownerOf(accountId)), now);
  return presentSecret(secret, (await readEmail(db, accountId)) ?? actor.name);
}

const freshMs = 5 * 60_000;

/** A session that somebody left open must not be enough to make the account another's for good. */
async function proveOwner({ db, clock, actor, visit }: Caller, password: string | undefined): Promise<void> {
  const { accountId, signedInAt } = actor;
  if (password !== undefined) {
    const message = 'Your password is not right.';
    return confirmPassword(db, visit, { accountId, password, message, field: 'password' }, clock.now());
  }
  const isFresh = clock.now().getTime() - signedInAt.getTime() <= freshMs;
  if (isFresh && !(await confirmedWrong(db, accountId, visit.sessionToken ?? ''))) return;
  throw refusal('invalid', { password: 'Please enter your password.' });
}

/** Gives the recovery codes. */
export function confirmFirst(caller: Caller, code: string): Promise<string[]> {
  const { db, clock, seal, actor, visit } = caller;
  const { accountId } = actor;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const sealedSecret = await holdOffer(tx, accountId, new Date(now.getTime() - offerLastsMs));
    const secret = sealedSecret && seal.open(sealedSecret, ownerOf(accountId));
    if (!secret) throw new Failure('gone', 'This code to scan is no longer good. Please begin again.');
    const step = stepOf(secret, code, now);
    if (step === null) throw wrongCode('This is not the code of this moment. Check the clock of your phone.');
    await turnOn(tx, { accountId, sealedSecret, step }, visit.sessionToken ?? '', now);
    await noteProvenDevice(tx, accountId, visit.knowDevice(), now);
    const codes = await makeCodes(tx, seal, accountId);
    await recordSecurityEvent(tx, { accountId, event: 'two-step on' }, now);
    const action = 'two-step on';
    await recordAuditEntry(tx, { actorId: accountId, action, subject: 'admin', subjectId: accountId }, now);
    await tell(tx, accountId, twoStepOnLetter, now);
    return codes;
  });
}

export const wrongCode = (code: string): Failure => refusal('invalid', { code });
