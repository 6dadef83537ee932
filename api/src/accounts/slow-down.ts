import type { Db } from '../db/open';
import type { Visit } from '../http/route';
import {
  addressKey,
  anHour,
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
const oneAddress = anHour(300);

/** A try that was let through, and how to take it back when it was right. */
export interface CountedTry {
  succeeded(): Promise<void>;
}

type Guess = Pick<Visit, 'ip' | 'device'>;

/** Counts before the password is looked at, so that parallel guesses cannot overtake the counter. */
export async function countPasswordTry(db: Db, name: string, guess: Guess): Promise<CountedTry> {
  const key = `password:${fingerprint(name)}:${guess.device}`;
  const ofAddress = addressKey('password', guess.ip);
  const wait = (await waitBefore(db, key, guessing)) || (await waitBefore(db, ofAddress, oneAddress));
  if (wait > 0) throw tooMany(wait);
  return {
    succeeded: async () => {
      await forgetTries(db, key);
      await uncountTry(db, ofAddress);
    },
  };
}

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
