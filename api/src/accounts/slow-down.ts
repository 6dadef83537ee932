import type { Db } from '../db/open';
import { addressKey, anHour, fingerprint, type Pace, tooMany, waitBefore } from '../http/throttle';

const minute = 60_000;
const hour = 60 * minute;

const oneAddress = anHour(300);

export async function countSignUp(db: Db, ip: string): Promise<void> {
  const wait = await waitBefore(db, addressKey('sign-up', ip), oneAddress);
  if (wait > 0) throw tooMany(wait);
}

const betweenCodes: Pace = { from: 1, firstWaitMs: minute, longestWaitMs: minute };
const day = 24 * hour;
const aDay: Pace = { from: 5, firstWaitMs: day, longestWaitMs: day, windowMs: day };

/** Counted by the typed address, whether or not it has an account: waiting tells nothing either. */
export async function countCodeSent(db: Db, email: string, ip: string): Promise<void> {
  const key = `code:${fingerprint(email)}`;
  const wait =
    (await waitBefore(db, key, betweenCodes)) ||
    (await waitBefore(db, `${key}:day`, aDay)) ||
    (await waitBefore(db, addressKey('code', ip), oneAddress));
  if (wait > 0) throw tooMany(wait, 'A code was sent already.');
}
