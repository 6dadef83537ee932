import { resetPassword } from '@aaspaas/contract/accounts/calls';
import { resetRules } from '@aaspaas/contract/accounts/rules/recovery';
import type { RequestOf } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import * as paths from '@aaspaas/contract/paths';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import type { Actor } from '../http/session/actor';
import { checkRules } from '../http/check-rules';
import { type Context, route, type Visit } from '../http/route';
import { endOtherSessions } from '../http/session/session-queries';
import { newToken } from '../http/session/token';
import { linkLastsMs } from '../mail/letters/lifetimes';
import { passwordChangedLetter } from '../mail/letters/recovery';
import { queueMailIf } from '../mail/queries';
import { confirmPassword } from './confirm-password';
import { rememberOnly } from './device-queries';
import { reopen } from './guesses';
import { hashPassword } from './passwords';
import { readCredentials, storePasswordHash } from './queries';
import { linkIsOver } from './recovery';
import { accountOfGrant, addGrant, endRecovery, useGrant } from './recovery-queries';
import { refuseEasyPassword } from './refuse-easy-password';
import { countOwnPassword, forgetCodesSent } from './throttle';

type Reset = Context<typeof resetPassword>;

export const newPasswordRoutes = [
  route(resetPassword, async (context) => {
    const { password, current_password: current } = context.body;
    checkRules(resetRules, { password, confirm: password });
    if (context.actor && current !== undefined) await changeOwn(context, context.actor, current);
    else await resetByGrant(context);
    return { result: true, message: 'Password changed successfully!' };
  }),
];

/** From the settings: signed in, with the current password. This session goes on and all others end. */
async function changeOwn(
  { body, db, clock, visit, publicUrl }: Reset,
  actor: Actor,
  current: string,
): Promise<void> {
  const { accountId } = actor;
  await refuseOtherAccount(db, accountId, body);
  await refuseEasy(db, accountId, body.password);
  const message = 'Your current password is not right.';
  await confirmPassword(db, visit, { accountId, password: current, message, field: 'current' }, clock.now());
  await countOwnPassword(db, accountId);
  const hash = await hashPassword(body.password);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await setPassword(tx, { accountId, hash, visit, keptSession: visit.sessionToken }, now);
    // Links that were mailed earlier end with the old password, and the mails of the day may be used up. The owner of
    // the mailbox must still have a way in, so this mail brings a new link.
    const grant = newToken();
    await addGrant(tx, { accountId, grant, lastsMs: linkLastsMs }, now);
    await tellOfChange(tx, accountId, `${publicUrl()}${paths.newPassword}#${grant}`, now);
  });
}

async function refuseOtherAccount(db: Db, accountId: number, { email }: RequestOf<typeof resetPassword>) {
  const own = await readCredentials(db, accountId);
  const isOwn = own && (own.email === readEmail(email) || (own.phone && own.phone === readMobile(email)));
  if (!isOwn) throw new Failure('not-yours', 'You can only do this for your own account.');
}

async function refuseEasy(db: Db, accountId: number, password: string): Promise<void> {
  const own = await readCredentials(db, accountId);
  refuseEasyPassword(password, { email: own?.email ?? null, phones: [own?.phone ?? null] });
}

/** After a code, or by a link from a mail. All sessions end, also those of somebody who had stolen one. */
async function resetByGrant({ body, db, clock, visit }: Reset): Promise<void> {
  const grant = body.link ?? visit.secrets.read('grant');
  if (!grant) throw noGrant(body);
  const email = readEmail(body.email);
  const accountId = await accountOfGrant(db, grant, email, clock.now());
  if (accountId === null) throw noGrant(body);
  await refuseEasy(db, accountId, body.password);
  // Hashing is expensive, so it waits until the grant is known to be real. The transaction should not wait for it.
  const hash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    const now = clock.now();
    if ((await useGrant(tx, grant, email, now)) !== accountId) throw noGrant(body);
    await setPassword(tx, { accountId, hash, visit, keptSession: null }, now);
    await forgetCodesSent(tx, email);
    await tellOfChange(tx, accountId, null, now);
  });
  visit.secrets.drop('grant');
  if (visit.actor?.accountId === accountId) visit.endSession();
}

const noGrant = ({ link }: RequestOf<typeof resetPassword>): Failure =>
  new Failure('not-yours', link ? linkIsOver : 'Your verification has expired. Please ask for a new code.');

interface NewPassword {
  readonly accountId: number;
  readonly hash: string;
  readonly visit: Visit;
  readonly keptSession: string | null;
}

async function setPassword(db: Db, { accountId, hash, visit, keptSession }: NewPassword, now: Date) {
  await storePasswordHash(db, accountId, hash);
  await endOtherSessions(db, accountId, keptSession);
  await endRecovery(db, accountId, now);
  // The device is known at once, so that guesses of others cannot close the account before its owner has signed in.
  await rememberOnly(db, accountId, visit.knowDevice());
  const action = keptSession ? 'password changed' : 'password reset';
  await recordAuditEntry(db, { actorId: accountId, action, subject: 'account', subjectId: accountId }, now);
  await recordSecurityEvent(db, { accountId, event: action }, now);
  if (await reopen(db, accountId))
    await recordSecurityEvent(db, { accountId, event: 'account unlocked' }, now);
}

async function tellOfChange(db: Db, accountId: number, link: string | null, now: Date): Promise<void> {
  const email = (await readCredentials(db, accountId))?.email ?? null;
  await queueMailIf(db, email !== null, accountId, passwordChangedLetter(email ?? '', link), now);
}
