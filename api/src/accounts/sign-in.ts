import { login, logout, readSession } from '@aaspaas/contract/accounts/calls';
import { loginRules } from '@aaspaas/contract/accounts/login.rules';
import { Failure } from '@aaspaas/contract/failure';
import { presentActor } from '../http/actor';
import { route } from '../http/route';
import { refuse } from '../http/refuse';
import { createSession, endSession, sessionLimits } from '../http/session';
import { hashPassword, needsRehash, passwordMatches } from '../outside/passwords';
import { presentAccount } from './present';
import { findBySignIn, storePasswordHash } from './queries';

export const signInRoutes = [
  route(login, async ({ body, db, clock, visit }) => {
    const { email, password, remember } = body;
    refuse(loginRules, { email, password });
    const account = await findBySignIn(db, email);
    const isRight = await passwordMatches(account?.password_hash ?? null, password);
    if (!account || !isRight) throw new Failure('signed-out', 'Invalid email or password.');
    if (needsRehash(account.password_hash))
      await storePasswordHash(db, account.id, await hashPassword(password));
    // A token that was there before the sign-in could have been planted.
    if (visit.sessionToken) await endSession(db, visit.sessionToken);
    const token = await createSession(db, account, remember, clock.now());
    visit.startSession(token, remember ? sessionLimits(account.role, true).lastsMs : null);
    return { result: true, message: 'Login successful', user: presentAccount(account) };
  }),

  route(logout, async ({ db, visit }) => {
    if (visit.sessionToken) await endSession(db, visit.sessionToken);
    visit.endSession();
    return { result: true, message: 'You are logged out.' };
  }),

  route(readSession, async ({ actor }) => ({ result: true, user: actor && presentActor(actor) })),
];
