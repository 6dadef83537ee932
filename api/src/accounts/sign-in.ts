import { login, logout, readSession } from '@aaspaas/contract/accounts/calls';
import { loginRules } from '@aaspaas/contract/accounts/login.rules';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/rules/email';
import { readMobile } from '@aaspaas/contract/rules/phone';
import { presentActor } from '../http/actor';
import { route } from '../http/route';
import { refuse } from '../http/refuse';
import { endSession } from '../http/session';
import { hashPassword, needsRehash, passwordMatches } from '../outside/passwords';
import { beginSession } from './begin-session';
import { findBySignIn, storePasswordHash } from './queries';
import { countPasswordTry } from './slow-down';

export const signInRoutes = [
  route(login, async ({ body, db, clock, visit }) => {
    const { email, password, remember } = body;
    refuse(loginRules, { email, password });
    // However a number is written, its tries are counted together.
    const name = readMobile(email) ?? readEmail(email);
    const counted = await countPasswordTry(db, name, visit, clock.now());
    const account = await findBySignIn(db, email);
    const isRight = await passwordMatches(account?.password_hash ?? null, password);
    if (!account || !isRight) throw new Failure('signed-out', 'Invalid email or password.');
    await counted.succeeded();
    if (needsRehash(account.password_hash))
      await storePasswordHash(db, account.id, await hashPassword(password));
    const user = await beginSession({ db, clock, visit }, account, remember);
    return { result: true, message: 'Login successful', user };
  }),

  route(logout, async ({ db, visit }) => {
    if (visit.sessionToken) await endSession(db, visit.sessionToken);
    visit.endSession();
    return { result: true, message: 'You are logged out.' };
  }),

  route(readSession, async ({ actor }) => ({ result: true, user: actor && presentActor(actor) })),
];
