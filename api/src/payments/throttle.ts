import { dayMs } from '@aaspaas/contract/durations';
import { says } from '@aaspaas/contract/says';
import type { Db } from '../db/open';
import { ipKey, anHour, tooMany } from '../http/throttle';
import { type Pace, uncountTry, waitBefore } from '../http/throttle-queries';

/** The page sends the reference by itself, so a wrong one is a guess. */
const guessing = anHour(60);

/** Who types one UTR after the other is looking for one that somebody else has paid with. */
const naming: Pace = { from: 5, firstWaitMs: dayMs, longestWaitMs: dayMs, windowMs: dayMs };

/** An owner names five different UTRs a day. */
export async function countNamedUtr(db: Db, shopId: number): Promise<void> {
  const wait = await waitBefore(db, `utr:${shopId}`, naming);
  if (wait > 0)
    throw tooMany(wait, says('You have sent us five different UTRs today. Look it up in your UPI app.'));
}

/** Counts a try before the reference is looked up. Call the result to take it back if the reference was right. */
export async function countReferenceTry(db: Db, ip: string): Promise<() => Promise<void>> {
  const key = ipKey('payment', ip);
  const wait = await waitBefore(db, key, guessing);
  if (wait > 0) throw tooMany(wait);
  return () => uncountTry(db, key);
}
