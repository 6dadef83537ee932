import { type Said, says } from '@aaspaas/contract/says';
import type { Db } from '../db/open';
import { ipKey, anHour, fingerprint, tooMany } from '../http/throttle';
import { countOnly, countTry, forgetTries, hasTried, type Pace, waitBefore } from '../http/throttle-queries';

const minute = 60_000;
const hour = 60 * minute;

const oneIp = anHour(300);

export async function countSignUp(db: Db, ip: string): Promise<void> {
  const wait = await waitBefore(db, ipKey('sign-up', ip), oneIp);
  if (wait > 0) throw tooMany(wait);
}

const loginsAMinute = 60;
const loginKey = (accountId: number): string => `logins:${accountId}`;

/** Counts right passwords only, so that nobody else can lock a person out. Nobody signs in once a second. */
export async function refuseTooManyLogins(db: Db, accountId: number | null): Promise<void> {
  if (accountId !== null && (await hasTried(db, loginKey(accountId), loginsAMinute)))
    throw tooMany(minute, says('You logged in very often just now.'));
}

export async function countLogin(db: Db, accountId: number): Promise<void> {
  await countOnly(db, loginKey(accountId), minute);
}

const ownChanges: Pace = { from: 5, firstWaitMs: 24 * hour, longestWaitMs: 24 * hour, windowMs: 24 * hour };

/** Every change sends a mail. Whoever has to wait can still reset the password by mail. */
export async function countOwnPassword(db: Db, accountId: number): Promise<void> {
  const wait = await waitBefore(db, `own-password:${accountId}`, ownChanges);
  if (wait > 0) throw tooMany(wait, says('Your password was changed several times today.'));
}

const betweenCodes: Pace = { from: 1, firstWaitMs: minute, longestWaitMs: minute };
const codesADay = 5;
const day = 24 * hour;
const mails = (from: number): Pace => ({ from, firstWaitMs: day, longestWaitMs: day, windowMs: day });
const aDay = mails(codesADay);
/** All known devices together, since somebody with the password can make any number of devices known. */
const aDayOnKnown = mails(20);

export interface CodeAsked {
  readonly email: string;
  readonly ip: string;
  /** A device that the account knows has a limit of its own; all others share one, and are null here. */
  readonly device: Buffer | null;
}

/**
 * Counts by the email that was typed, whether or not it has an account, so that waits do not tell. True for the last
 * mail of the day to devices that the account does not know.
 */
export async function countCodeSent(db: Db, { email, ip, device }: CodeAsked): Promise<boolean> {
  const key = codeKey(email) + (device ? `:${device.toString('base64url').slice(0, 22)}` : '');
  const soon = await waitBefore(db, key, betweenCodes);
  if (soon > 0) throw tooMany(soon, says('A code was sent already.'));
  const { waitMs, tries } = await countTry(db, `${key}:day`, aDay);
  if (waitMs > 0) throw tooMany(waitMs, enough(device));
  if (device) {
    const ofAll = await waitBefore(db, `${codeKey(email)}:known:day`, aDayOnKnown);
    if (ofAll > 0) throw tooMany(ofAll, enough(device));
    return false;
  }
  const ofIp = await waitBefore(db, ipKey('code', ip), anHour(300, minute));
  if (ofIp > 0) throw tooMany(ofIp);
  return tries === codesADay;
}

const enough = (device: Buffer | null): Said =>
  device
    ? says('We sent you several codes today.')
    : says(
        'We sent several mails to this address today. The last of them brings a link that works for 24 hours.',
      );

const wrongCodesAnHour = 300;
const oneByOne: Pace = { from: 1, firstWaitMs: 1000, longestWaitMs: 1000 };

/**
 * After many wrong codes from an ip, only one code a second. To be called before the code is checked, or a wait would
 * tell whether there is a code.
 */
export async function paceCodes(db: Db, ip: string): Promise<void> {
  if (!(await hasTried(db, ipKey('wrong-code', ip), wrongCodesAnHour))) return;
  const wait = await waitBefore(db, ipKey('code-pace', ip), oneByOne);
  if (wait > 0) throw tooMany(wait, says('Many wrong codes came from your network.'));
}

export async function countWrongCode(db: Db, ip: string): Promise<void> {
  await countOnly(db, ipKey('wrong-code', ip), hour);
}

const codeKey = (email: string): string => `code:${fingerprint(email)}`;

/** A password reset ends the links that were mailed before, so there must be mails left to ask for. */
export async function forgetCodesSent(db: Db, email: string): Promise<void> {
  await forgetTries(db, codeKey(email));
  await forgetTries(db, `${codeKey(email)}:day`);
}
