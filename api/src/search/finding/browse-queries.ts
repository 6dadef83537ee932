import { mostCounted } from '@aaspaas/contract/shops/found-shapes';
import type { Db } from '../../db/open';
import { quick, type Sql, sql } from '../../db/sql';
import { type Found, type FoundRow, countOf, foundOf, hydrated } from './found-queries';
import { type Filters, isInScope, isOfKind, type Page, passes, pointOf, shopFilters } from '../match-queries';
import { mercatorRadius, reachKm, type Scope } from '../scope';
import { everything } from '../indexing/topics';

export type Browse = Scope & Filters & Page;

/**
 * Shops of a place, of one category or of all; the indexes give them in order, so a page costs no more than its length.
 */
export async function browseShops(db: Db, browse: Browse): Promise<Found> {
  const where = isWanted(browse);
  const count = sql`(SELECT count(*) FROM (
    SELECT 1 FROM search_post p WHERE ${where} ${inOrder(browse)} LIMIT ${mostCounted + 1}) c)`;
  const found = sql`
    SELECT b.shop_id, 'all' AS tier, row_number() OVER () AS turn, ${count} AS total, NULL AS good
    FROM (${pageOf(browse, where)}) b`;
  const rows = await db.many<FoundRow>(quick(hydrated(found, browse.whole)));
  if (rows.length > 0 || browse.offset === 0) return foundOf(rows);
  // An empty later page does not mean that there is nothing.
  const { total } = await db.one<{ total: number }>(sql`SELECT ${count} AS total`);
  return countOf(total, 'all');
}

const best = sql`p.standing DESC, p.shop_id`;

/** Without a circle the index of the best counts quickest; that of positions takes three times as long. */
const inOrder = ({ near, withinKm }: Browse): Sql =>
  near && withinKm !== null ? sql`` : sql`ORDER BY ${best}`;

function isWanted(browse: Browse): Sql {
  const topic = sql`p.topic = ${browse.categoryId ?? everything}::integer`;
  // A business without a pin in an unknown town has no position, so lists of what is near leave it out.
  const isSomewhere = browse.near && browse.cityKey === null ? sql`p.place IS NOT NULL` : sql`true`;
  const filters = passes(shopFilters(browse, true));
  return sql`${topic} AND ${isInScope(browse)} AND ${isOfKind(browse)} AND ${isSomewhere} AND ${filters}`;
}

function pageOf(browse: Browse, where: Sql): Sql {
  const { near, sort, cityKey, limit, offset } = browse;
  const order = near && sort !== 'rating' ? sql`p.place <-> ${pointOf(near)}, p.shop_id` : best;
  const plain = sql`
    SELECT p.shop_id FROM search_post p WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return near && sort === 'rating' && cityKey === null ? bestOfNearest(browse, where, near) : plain;
}

/** The best of the whole country may be far away, so the best of the nearest come first. */
const nearest = 500;

function bestOfNearest({ limit, offset }: Browse, where: Sql, near: NonNullable<Browse['near']>): Sql {
  const reach = mercatorRadius(near, reachKm);
  return sql`
    SELECT n.shop_id FROM (
      SELECT p.shop_id, p.standing, p.place <-> ${pointOf(near)} AS away FROM search_post p
      WHERE ${where} ORDER BY p.place <-> ${pointOf(near)} LIMIT ${nearest}
    ) n
    ORDER BY n.away > ${reach}::float8, n.standing DESC, n.shop_id LIMIT ${limit} OFFSET ${offset}`;
}

/** How many of a kind offer this, counted up to one more than is shown; 0 if all of them are of the other kind too. */
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
