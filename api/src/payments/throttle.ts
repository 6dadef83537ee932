import type { Db } from '../db/open';
import { ipKey, anHour, tooMany } from '../http/throttle';
import { uncountTry, waitBefore } from '../http/throttle-queries';

/** Apps send the reference by themselves, so wrong ones are guesses. */
const guessing = anHour(60);

/** Counts a try before the reference is looked up; the answer takes it back when the reference was right. */
export async function countReferenceTry(db: Db, ip: string): Promise<() => Promise<void>> {
  const key = ipKey('payment', ip);
  const wait = await waitBefore(db, key, guessing);
  if (wait > 0) throw tooMany(wait);
  return () => uncountTry(db, key);
}
