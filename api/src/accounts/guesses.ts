import { Failure } from '@aaspaas/contract/failure';
import { readMobile } from '@aaspaas/contract/rules/phone';
import type { Db } from '../db/open';
import { ipKey, fingerprint, tooMany } from '../http/throttle';
import {
  countOnly,
  countTry,
  forgetTries,
  hasTried,
  type Pace,
  uncountTry,
  waitBefore,
} from '../http/throttle-queries';
import { readSettings } from '../settings/queries';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong passwords on one device: from the fifth on, each doubles the wait. */
const oneDevice: Pace = { from: 5, firstWaitMs: 30 * second, longestWaitMs: 30 * minute };
const knownDevice: Pace = { ...oneDevice, restMs: 30 * day };

/**
 * Wrong passwords on all devices together that the account does not know: a hundred, as NIST SP 800-63B has it, and
 * then such devices open it only after a reset by mail.
 */
const mostWrong = 100;
const untilReset = {
  from: mostWrong,
  firstWaitMs: Infinity,
  longestWaitMs: Infinity,
  windowMs: 30 * day,
} as const satisfies Pace;
/** Names that nobody has are without end, and not worth remembering for long. */
const ofNobody: Pace = { ...untilReset, windowMs: 2 * day };

/** After so many wrong ones in an hour, tries from an address are looked at one by one: a pace, not a lock. */
const mostOfAddress = 300;
const oneByOne: Pace = { from: 1, firstWaitMs: second, longestWaitMs: second };

export interface Guess {
  /** What was typed, written in one way. */
  readonly name: string;
  readonly accountId: number | null;
  readonly device: Buffer;
  readonly isKnownDevice: boolean;
  readonly ip: string;
}

/** A guess that was let through. */
export interface CountedGuess {
  right(): Promise<void>;
  wrong(): Promise<WrongGuess>;
}

export interface WrongGuess {
  /** How many wrong ones this device has given in a row. */
  readonly ofDevice: number;
  /** With this one the account is closed to devices that it does not know. */
  readonly closes: boolean;
}

const accountKey = ({ accountId, name }: Pick<Guess, 'accountId' | 'name'>): string =>
  accountId === null ? `guess:name:${fingerprint(name)}` : `guess:account:${accountId}`;

const knownKey = (accountId: number | null): string => `guess:known:${accountId}`;

const deviceKey = (guess: Guess): string =>
  `${accountKey(guess)}:${guess.device.toString('base64url').slice(0, 22)}`;

/** Counts before the password is looked at, so that parallel guesses cannot overtake the counter. */
export const countGuess = (db: Db, guess: Guess): Promise<CountedGuess> =>
  guess.isKnownDevice ? countOnKnown(db, guess) : countOnOther(db, guess);

/**
 * Nobody else's guesses, and no address, keep a known device out. All of them together have as many wrong ones as all
 * others: whoever gets hold of one known device after the other gets no more by it.
 */
async function countOnKnown(db: Db, guess: Guess): Promise<CountedGuess> {
  const key = deviceKey(guess);
  const ofKnown = knownKey(guess.accountId);
  const { waitMs, tries } = await countTry(db, key, knownDevice);
  if (waitMs > 0) throw tooMany(waitMs);
  const inAll = await countOnly(db, ofKnown, untilReset.windowMs);
  if (inAll.tries > mostWrong) {
    await uncountTry(db, key);
    await uncountTry(db, ofKnown);
    return countOnOther(db, guess);
  }
  return {
    right: async () => {
      await forgetTries(db, key);
      await uncountTry(db, ofKnown);
    },
    wrong: async () => ({ ofDevice: tries, closes: false }),
  };
}

async function countOnOther(db: Db, guess: Guess): Promise<CountedGuess> {
  await paceAddress(db, guess.ip);
  const ofDevice = deviceKey(guess);
  const ofAccount = accountKey(guess);
  const here = await countTry(db, ofDevice, oneDevice);
  if (here.waitMs > 0) throw tooMany(here.waitMs);
  const inAll = await countTry(db, ofAccount, guess.accountId === null ? ofNobody : untilReset);
  if (inAll.waitMs > 0) {
    await uncountTry(db, ofDevice);
    throw await closed(db, guess.name);
  }
  return {
    right: async () => {
      await forgetTries(db, ofDevice);
      await uncountTry(db, ofAccount);
    },
    wrong: async () => {
      await countOnly(db, ipKey('password', guess.ip), hour);
      return { ofDevice: here.tries, closes: inAll.tries >= mostWrong };
    },
  };
}

/** Thousands may stand behind an address: a right password still gets in, and nobody makes us compute without end. */
async function paceAddress(db: Db, ip: string): Promise<void> {
  if (!(await hasTried(db, ipKey('password', ip), mostOfAddress))) return;
  const wait = await waitBefore(db, ipKey('password-pace', ip), oneByOne);
  if (wait > 0) throw tooMany(wait, 'Many wrong passwords came from your network.');
}

/** The same words whether or not the name has an account, or the account an address. */
async function closed(db: Db, name: string): Promise<Failure> {
  const way = readMobile(name)
    ? `Use "Forgot password?" with your email address. If you gave us none, call ${await supportPhone(db)} and we will help you.`
    : 'Use "Forgot password?" to choose a new one, and then log in with that.';
  return new Failure('too-many', `Too many wrong passwords were tried for this account. ${way}`, {
    retryAfterSeconds: day / second,
  });
}

async function supportPhone(db: Db): Promise<string> {
  const { support_phone } = await readSettings(db);
  return support_phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}

/** A new password ends all counting. True when the account was closed to new devices. */
export async function reopen(db: Db, accountId: number): Promise<boolean> {
  const key = accountKey({ accountId, name: '' });
  const wasClosed = await hasTried(db, key, mostWrong);
  await forgetTries(db, key);
  await forgetTries(db, knownKey(accountId));
  return wasClosed;
}

const confirmKey = (accountId: number, sessionToken: string): string =>
  `confirm:${accountId}:${fingerprint(sessionToken)}`;

/** Whether a wrong password was the last that this session gave: then being signed in proves nothing more. */
export const confirmedWrong = (db: Db, accountId: number, sessionToken: string): Promise<boolean> =>
  hasTried(db, confirmKey(accountId, sessionToken), 1);

/** The password once more in a session: nobody but whoever holds it can be kept waiting. */
export async function countConfirmation(db: Db, accountId: number, sessionToken: string) {
  const key = confirmKey(accountId, sessionToken);
  const { waitMs, tries } = await countTry(db, key, knownDevice);
  if (waitMs > 0) throw tooMany(waitMs);
  return { tries, right: () => forgetTries(db, key) };
}
