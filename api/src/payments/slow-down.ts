import type { Db } from '../db/open';
import { addressKey, type Pace, tooMany, uncountTry, waitBefore } from '../http/throttle';

const minute = 60_000;

/** Apps send the reference by themselves, so wrong ones are guesses. */
const guessing: Pace = { from: 60, firstWaitMs: minute, longestWaitMs: 60 * minute };

/** Counts a try before the reference is looked up; the answer takes it back when the reference was right. */
export async function countReferenceTry(db: Db, ip: string, now: Date): Promise<() => Promise<void>> {
  const key = addressKey('payment', ip, now);
  const wait = await waitBefore(db, key, guessing, now);
  if (wait > 0) throw tooMany(wait);
  return () => uncountTry(db, key);
}
