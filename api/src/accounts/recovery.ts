import { randomInt } from 'node:crypto';
import { forgotPassword, readResetLink, verifyCode } from '@aaspaas/contract/accounts/calls';
import { codeRules, forgotRules } from '@aaspaas/contract/accounts/rules/recovery';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import * as paths from '@aaspaas/contract/paths';
import { says } from '@aaspaas/contract/says';
import { recordIfAccountExists, recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { route } from '../http/route';
import { newToken } from '../http/session/token';
import { linkLastsMs } from '../mail/letters/lifetimes';
import { supportPhone } from '../settings/support-phone';
import { codeLetter, resetLinkLetter } from '../mail/letters/recovery';
import { queueMailIf } from '../mail/queries';
import type { Letter } from '../mail/letter';
import { isKnownDevice } from './device-queries';
import {
  addCode,
  addGrant,
  type Asking,
  challengeLastsMs,
  endCodes,
  findByEmail,
  grantLastsMs,
  hasTypedManyWrong,
  readGrant,
  tryCode,
} from './recovery-queries';
import { countCodeSent, countWrongCode, paceCodes } from './throttle';

export const linkIsOver = 'This link does not work any more. Please ask for a new one.';

const newCode = (): string => String(randomInt(10_000)).padStart(4, '0');

export const recoveryRoutes = [
  // The same reply and nearly the same work, whether or not the email has an account.
  route(forgotPassword, async ({ body, db, clock, visit, publicUrl, hasMailServer }) => {
    if (!hasMailServer)
      throw new Failure(
        'invalid',
        says('We cannot send codes yet. Please call {phone}, and we will help you.', {
          phone: await supportPhone(db),
        }),
      );
    const email = readEmail(body.email);
    checkRules(forgotRules, { email });
    const challenge = newToken();
    const request = { email, challenge, device: visit.knowDevice(), ip: visit.ip, publicUrl: publicUrl() };
    await db.transaction((tx) => sendCodeOrLink(tx, request, clock.now()));
    visit.secrets.keep('challenge', challenge, challengeLastsMs);
    return { result: true, message: 'If this email has an account, a verification code is on its way.' };
  }),

  route(verifyCode, async ({ body, db, clock, visit }) => {
    const email = readEmail(body.email);
    checkRules(codeRules, { code: body.otp });
    await paceCodes(db, visit.ip);
    const challenge = visit.secrets.read('challenge') ?? '';
    const grant = newToken();
    const isRight = await db.transaction(async (tx) => {
      const now = clock.now();
      const { accountId, isRight } = await tryCode(tx, { email, challenge, code: body.otp }, now);
      if (isRight) await addGrant(tx, { accountId, grant, lastsMs: grantLastsMs }, now);
      const event = isRight ? 'recovery confirmed' : 'recovery failed';
      // Without an account nothing is recorded, since anybody can send codes that nobody asked for.
      await recordIfAccountExists(tx, { accountId, event }, now);
      return isRight;
    });
    // Thrown after the transaction, so that a wrong try stays counted.
    if (!isRight) {
      await countWrongCode(db, visit.ip);
      throw new Failure('invalid', 'Invalid or expired OTP. Try again.');
    }
    visit.secrets.drop('challenge');
    visit.secrets.keep('grant', grant, grantLastsMs);
    return { result: true, message: 'Your email is verified.' };
  }),

  route(readResetLink, async ({ body, db, clock }) => {
    const email = await readGrant(db, body.link, clock.now());
    if (email === null) throw new Failure('not-yours', linkIsOver);
    return { result: true, message: '', email };
  }),
];

interface RecoveryRequest {
  readonly email: string;
  readonly challenge: string;
  readonly device: Buffer;
  readonly ip: string;
  readonly publicUrl: string;
}

/**
 * Mails a code, which works in the browser that asked for it. After many wrong codes, and as the last mail of the day
 * to devices that the account does not know, it mails a link instead, which works in any browser.
 */
async function sendCodeOrLink(
  tx: Db,
  { email, challenge, device, ip, publicUrl }: RecoveryRequest,
  now: Date,
) {
  const accountId = await findByEmail(tx, email);
  const knows = await isKnownDevice(tx, accountId, device);
  const isLast = await countCodeSent(tx, { email, ip, device: knows ? device : null });
  const asking = { accountId, device: knows ? device : null };
  const bringsLink = (await hasTypedManyWrong(tx, asking, now)) || isLast;
  await endCodes(tx, asking, now);
  const mail = bringsLink
    ? await mailLink(tx, { accountId, email, publicUrl }, now)
    : await mailCode(tx, asking, { email, challenge }, now);
  await queueMailIf(tx, accountId !== null, accountId, mail, now);
  const detail = { by: bringsLink ? 'link' : 'code' };
  await recordSecurityEvent(tx, { accountId, event: 'recovery asked', detail }, now);
}

async function mailCode(
  tx: Db,
  asking: Asking,
  { email, challenge }: Pick<RecoveryRequest, 'email' | 'challenge'>,
  now: Date,
) {
  const code = newCode();
  await addCode(tx, asking, { challenge, code }, now);
  return codeLetter(email, code);
}

interface LinkFor {
  readonly accountId: number | null;
  readonly email: string;
  readonly publicUrl: string;
}

async function mailLink(tx: Db, { accountId, email, publicUrl }: LinkFor, now: Date): Promise<Letter> {
  const grant = newToken();
  await addGrant(tx, { accountId, grant, lastsMs: linkLastsMs }, now);
  return resetLinkLetter(email, `${publicUrl}${paths.newPassword}#${grant}`);
}
