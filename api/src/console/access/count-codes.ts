import { says } from '@aaspaas/contract/says';
import { codeTriesOf, codeTriesOfOwn } from '../../accounts/reset-second-step';
import { isProvenDevice } from '../../accounts/device-queries';
import { fingerprint, tooMany } from '../../http/throttle';
import { countTry, forgetTries, type Pace, uncountTry } from '../../http/throttle-queries';
import type { Caller } from './enrol';

/** Wrong codes of one session: after the fifth, each doubles the wait for the next. Only that session waits. */
const ofSession: Pace = { from: 5, firstWaitMs: 30_000, longestWaitMs: 30 * 60_000 };

/**
 * Wrong codes of all sessions together, or signing in again would give five more. That is some sixty tries a day, of a
 * million codes of which three are right.
 */
const ofAll: Pace = { ...ofSession, from: 10 };

interface CountedCode {
  /** Of all sessions together. */
  readonly tries: number;
  right(): Promise<void>;
}

/**
 * Counts a code before it is looked at, so that a hundred at the same moment get no further than one after the other.
 * Where the second factor has been given before, on this device or in this session, the count is another one: whoever
 * has the password alone cannot keep the owner out.
 */
export async function countCode({ db, actor, visit }: Caller): Promise<CountedCode> {
  const { accountId } = actor;
  const isOwn = actor.provenAt !== null || (await isProvenDevice(db, accountId, visit.knowDevice()));
  const all = isOwn ? codeTriesOfOwn(accountId) : codeTriesOf(accountId);
  const session = `${all}:${fingerprint(visit.sessionToken ?? '')}`;
  const here = await countTry(db, session, ofSession);
  if (here.waitMs > 0) throw tooMany(here.waitMs, says('Too many wrong codes.'));
  const together = await countTry(db, all, ofAll);
  if (together.waitMs > 0) {
    await uncountTry(db, session);
    throw tooMany(together.waitMs, says('Too many wrong codes.'));
  }
  return {
    tries: together.tries,
    right: async () => {
      await forgetTries(db, session);
      await forgetTries(db, all);
    },
  };
}
