import type { Db } from '../db/open';
import { ipKey, anHour, fingerprint, tooMany } from '../http/throttle';
import { countOnly, countTry, forgetTries, hasTried, type Pace, waitBefore } from '../http/throttle-queries';

const minute = 60_000;
const hour = 60 * minute;

const oneAddress = anHour(300);

export async function countSignUp(db: Db, ip: string): Promise<void> {
  const wait = await waitBefore(db, ipKey('sign-up', ip), oneAddress);
  if (wait > 0) throw tooMany(wait);
}

const loginsAMinute = 60;
const loginKey = (accountId: number): string => `logins:${accountId}`;

/** Only whoever knows the password can use these up, and nobody logs in once a second. */
export async function refuseRestless(db: Db, accountId: number | null): Promise<void> {
  if (accountId !== null && (await hasTried(db, loginKey(accountId), loginsAMinute)))
    throw tooMany(minute, 'You logged in very often just now.');
}

export async function countLogin(db: Db, accountId: number): Promise<void> {
  await countOnly(db, loginKey(accountId), minute);
}

const ownChanges: Pace = { from: 5, firstWaitMs: 24 * hour, longestWaitMs: 24 * hour, windowMs: 24 * hour };

/** Every change of the own password writes a mail. Whoever has to wait still sets a new one by mail. */
export async function countOwnPassword(db: Db, accountId: number): Promise<void> {
  const wait = await waitBefore(db, `own-password:${accountId}`, ownChanges);
  if (wait > 0) throw tooMany(wait, 'Your password was changed several times today.');
}

const betweenCodes: Pace = { from: 1, firstWaitMs: minute, longestWaitMs: minute };
const codesADay = 5;
const day = 24 * hour;
const mails = (from: number): Pace => ({ from, firstWaitMs: day, longestWaitMs: day, windowMs: day });
const aDay = mails(codesADay);
/** Whoever knows the password can make any number of devices known. */
const aDayOnKnown = mails(20);

export interface CodeAsked {
  readonly email: string;
  readonly ip: string;
  /** A device that the account knows has mails of its own; all others share theirs. */
  readonly device: Buffer | null;
}

/**
 * Counted by the typed address, whether or not it has an account: waiting tells nothing either. True when it is the
 * last mail of the day for those whom the account does not know.
 */
export async function countCodeSent(db: Db, { email, ip, device }: CodeAsked): Promise<boolean> {
  const key = codeKey(email) + (device ? `:${device.toString('base64url').slice(0, 22)}` : '');
  const soon = await waitBefore(db, key, betweenCodes);
  if (soon > 0) throw tooMany(soon, 'A code was sent already.');
  const { waitMs, tries } = await countTry(db, `${key}:day`, aDay);
  if (waitMs > 0) throw tooMany(waitMs, enough(device));
  if (device) {
    const ofAll = await waitBefore(db, `${codeKey(email)}:known:day`, aDayOnKnown);
    if (ofAll > 0) throw tooMany(ofAll, enough(device));
    return false;
  }
  const ofAddress = await waitBefore(db, ipKey('code', ip), anHour(300, minute));
  if (ofAddress > 0) throw tooMany(ofAddress);
  return tries === codesADay;
}

const enough = (device: Buffer | null): string =>
  device
    ? 'We sent you several codes today.'
    : 'We sent several mails to this address today. The last of them brings a link that works for 24 hours.';

const wrongCodesAnHour = 300;
const oneByOne: Pace = { from: 1, firstWaitMs: 1000, longestWaitMs: 1000 };

/**
 * After many wrong codes from an address, one a second. Before the code is looked at: to wait or not would otherwise
 * tell whether there is one.
 */
export async function paceCodes(db: Db, ip: string): Promise<void> {
  if (!(await hasTried(db, ipKey('wrong-code', ip), wrongCodesAnHour))) return;
  const wait = await waitBefore(db, ipKey('code-pace', ip), oneByOne);
  if (wait > 0) throw tooMany(wait, 'Many wrong codes came from your network.');
}

export async function countWrongCode(db: Db, ip: string): Promise<void> {
  await countOnly(db, ipKey('wrong-code', ip), hour);
}

const codeKey = (email: string): string => `code:${fingerprint(email)}`;

/** With a new password by mail the links that were mailed before end, so there must be mails left to ask for. */
export async function forgetCodesSent(db: Db, email: string): Promise<void> {
  await forgetTries(db, codeKey(email));
  await forgetTries(db, `${codeKey(email)}:day`);
}
