import { randomInt } from 'node:crypto';
import { forgotPassword, verifyCode } from '@aaspaas/contract/accounts/calls';
import { codeRules, forgotRules } from '@aaspaas/contract/accounts/recovery.rules';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/rules/email';
import { queueMailIf } from '../db/outbox';
import { recordSecurityEvent } from '../db/security-log';
import { refuse } from '../http/refuse';
import { route } from '../http/route';
import { newToken } from '../http/session';
import { codeMail } from './recovery-mails';
import { addCode, addGrant, challengeLastsMs, grantLastsMs, tryCode } from './recovery-queries';
import { countCodeSent } from './slow-down';

const newCode = (): string => String(randomInt(10_000)).padStart(4, '0');

export const recoveryRoutes = [
  // The same statements and the same reply, whether the address has an account or not.
  route(forgotPassword, async ({ body, db, clock, visit }) => {
    const email = readEmail(body.email);
    refuse(forgotRules, { email });
    const now = clock.now();
    const challenge = newToken();
    const code = newCode();
    await db.transaction(async (tx) => {
      await countCodeSent(tx, email, visit.ip);
      const accountId = await addCode(tx, { email, challenge, code }, now);
      await queueMailIf(tx, accountId !== null, codeMail(email, code), now);
      await recordSecurityEvent(tx, { accountId, event: 'recovery asked' }, now);
    });
    visit.secrets.keep('challenge', challenge, challengeLastsMs);
    return { result: true, message: 'If this email has an account, a verification code is on its way.' };
  }),

  route(verifyCode, async ({ body, db, clock, visit }) => {
    const email = readEmail(body.email);
    refuse(codeRules, { code: body.otp });
    const challenge = visit.secrets.read('challenge') ?? '';
    const grant = newToken();
    const isRight = await db.transaction(async (tx) => {
      const now = clock.now();
      const { accountId, isRight } = await tryCode(tx, { email, challenge, code: body.otp }, now);
      if (accountId !== null && isRight) await addGrant(tx, accountId, grant, now);
      const event = isRight ? 'recovery confirmed' : 'recovery failed';
      await recordSecurityEvent(tx, { accountId, event }, now);
      return isRight;
    });
    // Thrown only now, because a wrong try must stay counted.
    if (!isRight) throw new Failure('invalid', 'Invalid or expired OTP. Try again.');
    visit.secrets.drop('challenge');
    visit.secrets.keep('grant', grant, grantLastsMs);
    return { result: true, message: 'Your email is verified.' };
  }),
];
