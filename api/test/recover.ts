import { sql } from '../src/db/sql';
import type { TestApp } from './boot';
import { cookieIn, withCookies } from './cookies';

export interface MailRow {
  subject: string;
  text_body: string;
  html_body: string;
}

/** The mails to an email in the outbox, oldest first. */
export function mailsTo(testApp: TestApp, email: string | null): Promise<MailRow[]> {
  return testApp.db.many<MailRow>(
    sql`SELECT subject, text_body, html_body FROM outbox WHERE recipient = ${email} ORDER BY id`,
  );
}

export const codeIn = (mail: MailRow | undefined): string =>
  /code is (\d{4})\./.exec(mail?.text_body ?? '')?.[1] ?? '';

/** The token of the link in a mail; empty where there is none. */
export const linkIn = (mail: MailRow | undefined): string =>
  /https:\/\/aaspaas\.example\/new-password#([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? '';

/** Asks for a code as somebody who has forgotten the password; returns the cookie and the code of the mail. */
export async function askForCode(testApp: TestApp, email: string | null) {
  const answer = await testApp.post('/user/forgotpassword', { email, u_role: 'user' });
  const mail = (await mailsTo(testApp, email)).at(-1);
  return { answer, code: codeIn(mail), challenge: cookieIn(answer, 'challenge')?.value ?? '' };
}

export const sendCode = (testApp: TestApp, email: string | null, otp: string, challenge: string) =>
  testApp.post('/user/verifyotp', { email, otp }, { headers: withCookies({ challenge }) });

/** Asks for a code and sends it; returns the grant to set a new password. */
export async function earnGrant(testApp: TestApp, email: string | null): Promise<string> {
  const { code, challenge } = await askForCode(testApp, email);
  return cookieIn(await sendCode(testApp, email, code, challenge), 'grant')?.value ?? '';
}

/** Another code of the right form. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');
