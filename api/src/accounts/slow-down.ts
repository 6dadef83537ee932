import type { Db } from '../db/open';
import {
  addressKey,
  anHour,
  countTry,
  fingerprint,
  forgetTries,
  type Pace,
  tooMany,
  waitBefore,
} from '../http/throttle';

const minute = 60_000;
const hour = 60 * minute;

const oneAddress = anHour(300);

export async function countSignUp(db: Db, ip: string): Promise<void> {
  const wait = await waitBefore(db, addressKey('sign-up', ip), oneAddress);
  if (wait > 0) throw tooMany(wait);
}

const betweenCodes: Pace = { from: 1, firstWaitMs: minute, longestWaitMs: minute };
const codesADay = 5;
const day = 24 * hour;
const aDay: Pace = { from: codesADay, firstWaitMs: day, longestWaitMs: day, windowMs: day };

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
  if (device) return false;
  const ofAddress = await waitBefore(db, addressKey('code', ip), anHour(300, minute));
  if (ofAddress > 0) throw tooMany(ofAddress);
  return tries === codesADay;
}

const enough = (device: Buffer | null): string =>
  device
    ? 'We sent you several codes today.'
    : 'We sent several mails to this address today. The last of them brings a link that works for 24 hours.';

const codeKey = (email: string): string => `code:${fingerprint(email)}`;

/** With a new password the links that were mailed end, so there must be mails left to ask for. */
export async function forgetCodesSent(db: Db, email: string): Promise<void> {
  await forgetTries(db, codeKey(email));
  await forgetTries(db, `${codeKey(email)}:day`);
}
