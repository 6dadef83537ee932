import { confirmTwoStep, offerTwoStep } from '@aaspaas/contract/console/access/calls';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { codeAt, stepMs } from './app-codes';
import type { TestApp } from './boot';
import { type Account, makeAccount, proveSession, signIn } from './make';

/** What an app on a phone shows for this secret, so many steps from now. */
export const codeOf = (testApp: TestApp, secret: string, stepsAhead = 0): string =>
  codeAt(secret, testApp.clock.now().getTime() + stepsAhead * stepMs);

export interface Enrolled {
  readonly account: Account;
  readonly session: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** An admin who has just set up the second factor, by the calls that the page makes. */
export async function enrolAdmin(testApp: TestApp, grade: Grade = 'chief'): Promise<Enrolled> {
  const account = await makeAccount(testApp.db, 'admin', { grade });
  const session = await enterUnproven(testApp, account);
  const { secret } = await testApp.ask(offerTwoStep, {}, { as: session });
  const code = codeOf(testApp, secret);
  const { codes } = await testApp.ask(confirmTwoStep, { code }, { as: session });
  return { account, session, secret, recoveryCodes: codes };
}

/** Signed in with the password alone. */
export async function enterUnproven({ db, clock }: TestApp, account: Account): Promise<string> {
  const session = await signIn(db, account, clock.now());
  await proveSession(db, session, null);
  return session;
}
