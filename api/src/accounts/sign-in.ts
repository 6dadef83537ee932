import { login, logout, readSession } from '@aaspaas/contract/accounts/calls';
import { loginRules } from '@aaspaas/contract/accounts/rules/login';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { presentActor } from '../http/session/actor';
import { checkRules } from '../http/check-rules';
import { route } from '../http/route';
import { endSession } from '../http/session/session-queries';
import { beginSession } from './begin-session';
import { forgetDevice, isKnownDevice } from './device-queries';
import { countGuess, type Guess, type WrongGuess } from './guesses';
import { hashPassword, needsRehash, passwordMatches } from './passwords';
import { findBySignIn, holdPassword, renewPasswordHash } from './queries';
import { countLogin, refuseTooManyLogins } from './throttle';

const wrong = (): Failure => new Failure('signed-out', 'Invalid email or password.');

export const signInRoutes = [
  route(login, async ({ body, db, clock, visit, sender }) => {
    const { email, password, remember } = body;
    checkRules(loginRules, { email, password });
    // In the stored form, so that tries count together however a number is written.
    const name = readMobile(email) ?? readEmail(email);
    const account = await findBySignIn(db, email);
    const accountId = account?.id ?? null;
    await refuseTooManyLogins(db, accountId);
    const device = visit.knowDevice();
    const knows = await isKnownDevice(db, accountId, device);
    const guess = await countGuess(db, { name, accountId, device, isKnownDevice: knows, ip: visit.ip });
    const isRight = await passwordMatches(account?.password_hash ?? null, password, sender);
    if (!account || !isRight) {
      await noteWrong(db, { accountId, device }, await guess.wrong(), clock.now());
      throw wrong();
    }
    await guess.right();
    await countLogin(db, account.id);
    const user = await db.transaction(async (tx) => {
      // The password may have been changed while it was checked; the old one must not open a new session.
      if (!(await holdPassword(tx, account))) throw wrong();
      await recordSecurityEvent(tx, { accountId: account.id, event: 'signed in' }, clock.now());
      return beginSession({ db: tx, clock, visit }, account, remember);
    });
    if (needsRehash(account.password_hash))
      await renewPasswordHash(db, account, await hashPassword(password));
    return { result: true, message: 'Login successful', user };
  }),

  route(logout, async ({ actor, db, clock, visit }) => {
    if (actor)
      await recordSecurityEvent(db, { accountId: actor.accountId, event: 'signed out' }, clock.now());
    if (visit.sessionToken) await endSession(db, visit.sessionToken);
    visit.endSession();
    return { result: true, message: 'You are logged out.' };
  }),

  route(readSession, async ({ actor }) => ({ result: true, user: actor && presentActor(actor) })),
];

/** A known device with this many wrong passwords in a row may be in other hands. */
const mostOnKnownDevice = 20;

/** Also writes an event if there is no account, so that the time does not tell. */
async function noteWrong(
  db: Db,
  { accountId, device }: Pick<Guess, 'accountId' | 'device'>,
  { ofDevice, closes }: WrongGuess,
  now: Date,
): Promise<void> {
  await recordSecurityEvent(db, { accountId, event: 'sign-in failed' }, now);
  if (accountId === null) return;
  if (closes) await recordSecurityEvent(db, { accountId, event: 'account locked' }, now);
  if (ofDevice >= mostOnKnownDevice) await forgetDevice(db, accountId, device);
}
