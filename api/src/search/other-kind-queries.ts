import { mostCounted } from '@aaspaas/contract/shops/found-shapes';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { type Filters, isInScope, isOfKind, passes, shopFilters } from './match-queries';
import type { Scope } from './scope';

/** How many of a kind offer this, counted to one more than is said; none if all of them are of the other kind too. */
export async function countOffering(db: Db, wanted: Scope & Filters, topic: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    SELECT CASE WHEN bool_or(kind <> 'both') THEN count(*) ELSE 0 END AS count FROM (
      SELECT p.kind FROM search_post p
      WHERE p.topic = ${topic}::integer AND ${isInScope(wanted)} AND ${isOfKind(wanted)}
        AND ${passes(shopFilters(wanted))}
      LIMIT ${mostCounted + 1}
    ) offering`);
  return count;
}
