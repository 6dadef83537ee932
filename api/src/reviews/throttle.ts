import { says } from '@aaspaas/contract/says';
import type { Db } from '../db/open';
import { tooMany } from '../http/throttle';
import { type Pace, waitBefore } from '../http/throttle-queries';

const minute = 60_000;

/** Nobody visits sixty shops in a day, but a script that praises or slanders might review as many. */
const busyWriter: Pace = { from: 60, firstWaitMs: minute, longestWaitMs: 60 * minute };

const tooBusy = {
  review: says('You sent many reviews.'),
  report: says('You sent many reports.'),
};

export async function countWriting(db: Db, what: keyof typeof tooBusy, accountId: number) {
  const wait = await waitBefore(db, `${what}:${accountId}`, busyWriter);
  if (wait > 0) throw tooMany(wait, tooBusy[what]);
}
