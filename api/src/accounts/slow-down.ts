import type { Db } from '../db/open';
import type { Visit } from '../http/route';
import {
  addressKey,
  fingerprint,
  forgetTries,
  type Pace,
  tooMany,
  uncountTry,
  waitBefore,
} from '../http/throttle';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const guessing: Pace = { from: 5, firstWaitMs: 30 * second, longestWaitMs: 30 * minute };
const oneAddress: Pace = { from: 300, firstWaitMs: minute, longestWaitMs: hour };

/** A try that was let through, and how to take it back when it was right. */
export interface CountedTry {
  succeeded(): Promise<void>;
}

type Guess = Pick<Visit, 'ip' | 'device'>;

/** Counts before the password is looked at, so that parallel guesses cannot overtake the counter. */
export async function countPasswordTry(db: Db, name: string, guess: Guess, now: Date): Promise<CountedTry> {
  const key = `password:${fingerprint(name)}:${guess.device}`;
  const ofAddress = addressKey('password', guess.ip, now);
  const wait =
    (await waitBefore(db, key, guessing, now)) || (await waitBefore(db, ofAddress, oneAddress, now));
  if (wait > 0) throw tooMany(wait);
  return {
    succeeded: async () => {
      await forgetTries(db, key);
      await uncountTry(db, ofAddress);
    },
  };
}

export async function countSignUp(db: Db, ip: string, now: Date): Promise<void> {
  const wait = await waitBefore(db, addressKey('sign-up', ip, now), oneAddress, now);
  if (wait > 0) throw tooMany(wait);
}

const betweenCodes: Pace = { from: 1, firstWaitMs: minute, longestWaitMs: minute };
const codesADay = 5;
const dayMs = 24 * hour;

/** Counted by the typed address, whether or not it has an account: waiting tells nothing either. */
export async function countCodeSent(db: Db, email: string, ip: string, now: Date): Promise<void> {
  const key = `code:${fingerprint(email)}`;
  const day = Math.floor(now.getTime() / dayMs);
  const untilMidnightMs = (day + 1) * dayMs - now.getTime();
  const aDay: Pace = { from: codesADay, firstWaitMs: untilMidnightMs, longestWaitMs: untilMidnightMs };
  const wait =
    (await waitBefore(db, key, betweenCodes, now)) ||
    (await waitBefore(db, `${key}:${day}`, aDay, now)) ||
    (await waitBefore(db, addressKey('code', ip, now), oneAddress, now));
  if (wait > 0) throw tooMany(wait, 'A code was sent already.');
}
