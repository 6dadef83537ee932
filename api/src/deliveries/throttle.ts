import { says } from '@aaspaas/contract/says';
import type { Db } from '../db/open';
import { tooMany } from '../http/throttle';
import { type Pace, waitBefore } from '../http/throttle-queries';

const minute = 60_000;

/** Nobody sends forty parcels a day, but somebody who wants to annoy agents might. */
const busySender: Pace = { from: 40, firstWaitMs: minute, longestWaitMs: 60 * minute };

export async function countRequest(db: Db, accountId: number): Promise<void> {
  const wait = await waitBefore(db, `delivery:${accountId}`, busySender);
  if (wait > 0) throw tooMany(wait, says('You sent many requests.'));
}
