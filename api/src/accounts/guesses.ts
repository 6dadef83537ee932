import { Failure } from '@aaspaas/contract/failure';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import { says } from '@aaspaas/contract/says';
import type { Db } from '../db/open';
import { ipKey, fingerprint, tooMany } from '../http/throttle';
import { countOnly, countTry, forgetTries, hasTried, type Pace, uncountTry } from '../http/throttle-queries';
import { paceIp } from './pace-ip';
import { supportPhone } from '../settings/support-phone';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Wrong passwords on one device: from the fifth on, each doubles the wait for the next. */
const oneDevice: Pace = { from: 5, firstWaitMs: 30 * second, longestWaitMs: 30 * minute };
const knownDevice: Pace = { ...oneDevice, restMs: 30 * day };

/**
 * Wrong passwords on all devices together that the account does not know. After a hundred, the limit of NIST SP
 * 800-63B, such devices are locked out until the password is reset by mail.
 */
const mostWrong = 100;
const untilReset = {
  from: mostWrong,
  firstWaitMs: Infinity,
  longestWaitMs: Infinity,
  windowMs: 30 * day,
} as const satisfies Pace;
/** For emails and numbers without an account. There is no end of them, so they are forgotten sooner. */
const ofNobody: Pace = { ...untilReset, windowMs: 2 * day };

export interface Guess {
  /** The email or number that was typed, in its stored form. */
  readonly name: string;
  readonly accountId: number | null;
  readonly device: Buffer;
  readonly isKnownDevice: boolean;
  readonly ip: string;
}

/** A guess that may be checked. */
export interface CountedGuess {
  right(): Promise<void>;
  wrong(): Promise<WrongGuess>;
}

export interface WrongGuess {
  /** How many wrong passwords in a row came from this device. */
  readonly ofDevice: number;
  /** Whether this guess closes the account to devices that it does not know. */
  readonly closes: boolean;
}

/** What the counts of an account begin with; the id follows. */
export const guessesOfAccount = 'guess:account:';

const accountKey = ({ accountId, name }: Pick<Guess, 'accountId' | 'name'>): string =>
  accountId === null ? `guess:name:${fingerprint(name)}` : `${guessesOfAccount}${accountId}`;

const knownKey = (accountId: number | null): string => `guess:known:${accountId}`;

const deviceKey = (guess: Guess): string =>
  `${accountKey(guess)}:${guess.device.toString('base64url').slice(0, 22)}`;

/** To be called before the password is checked, so that parallel guesses cannot get past the count. */
export const countGuess = (db: Db, guess: Guess): Promise<CountedGuess> =>
  guess.isKnownDevice ? countOnKnown(db, guess) : countOnOther(db, guess);

/**
 * A known device is kept out neither by guesses on other devices nor by its ip. All known devices together have the
 * same limit as all others, so a thief gets no more tries by stealing one known device after the other.
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
  await paceIp(db, guess.ip, guess.name);
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

/** The same message whether or not there is an account, and whether or not it has an email. */
async function closed(db: Db, name: string): Promise<Failure> {
  const way = readMobile(name)
    ? says(
        'Use "Forgot password?" with your email address. If you gave us none, call {phone} and we will help you.',
        { phone: await supportPhone(db) },
      )
    : says('Use "Forgot password?" to choose a new one, and then log in with that.');
  return new Failure(
    'too-many',
    says('Too many wrong passwords were tried for this account. {way}', { way }),
    { retryAfterSeconds: day / second },
  );
}

/** With a new password the counts begin at zero. True if the account was closed to unknown devices. */
export async function reopen(db: Db, accountId: number): Promise<boolean> {
  const key = accountKey({ accountId, name: '' });
  const wasClosed = await hasTried(db, key, mostWrong);
  await forgetTries(db, key);
  await forgetTries(db, knownKey(accountId));
  return wasClosed;
}

const confirmKey = (accountId: number, sessionToken: string): string =>
  `confirm:${accountId}:${fingerprint(sessionToken)}`;

/** Whether the last password that came from this session was wrong; then a recent sign-in proves nothing any more. */
export const confirmedWrong = (db: Db, accountId: number, sessionToken: string): Promise<boolean> =>
  hasTried(db, confirmKey(accountId, sessionToken), 1);

/** Counts tries to confirm the password in a session; only that session has to wait. */
export async function countConfirmation(db: Db, accountId: number, sessionToken: string) {
  const key = confirmKey(accountId, sessionToken);
  const { waitMs, tries } = await countTry(db, key, knownDevice);
  if (waitMs > 0) throw tooMany(waitMs);
  return { tries, right: () => forgetTries(db, key) };
}
