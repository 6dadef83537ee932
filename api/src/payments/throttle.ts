import type { Db } from '../db/open';
import { ipKey, anHour, tooMany } from '../http/throttle';
import { uncountTry, waitBefore } from '../http/throttle-queries';

/** The page sends the reference by itself, so a wrong one is a guess. */
const guessing = anHour(60);

/** Counts a try before the reference is looked up. Call the result to take it back if the reference was right. */
export async function countReferenceTry(db: Db, ip: string): Promise<() => Promise<void>> {
  const key = ipKey('payment', ip);
  const wait = await waitBefore(db, key, guessing);
  if (wait > 0) throw tooMany(wait);
  return () => uncountTry(db, key);
}
