import type { Db } from '../../db/open';
import { actOnListing } from './act-on-listing';
import { listEnded } from './queries';

/** Takes listings whose paid time is over off the lists; their owners are asked for the next fee. */
export async function expireListings(db: Db, publicUrl: string, now: Date): Promise<void> {
  let found: number;
  do {
    found = await db.transaction(async (tx) => {
      const ended = await listEnded(tx, now);
      for (const { id } of ended)
        await actOnListing(tx, { shopId: id, action: 'expire', actorId: null, publicUrl }, now);
      return ended.length;
    });
  } while (found > 0);
}
