import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

/** Locks both, always in the same order, so that two who merge at once do not wait for each other for ever. */
export async function holdBoth(tx: Db, one: number, other: number): Promise<boolean> {
  const held = await tx.many(sql`
    SELECT id FROM shop WHERE id IN (${one}, ${other}) ORDER BY id FOR UPDATE`);
  return held.length === 2;
}

interface Merge {
  readonly keep: number;
  readonly other: number;
}

interface Stars {
  shop_id: number;
  rating: number;
  is_hidden: boolean;
}

/**
 * Of somebody who has reviewed both only the newer review stays, and nobody reviews the own listing. The stars follow
 * the reviews. How many reviews were moved.
 */
export async function moveReviews(tx: Db, { keep, other }: Merge): Promise<number> {
  const dropped = await tx.many<Stars>(sql`
    DELETE FROM review WHERE id IN (
      SELECT CASE WHEN o.created_at > k.created_at THEN k.id ELSE o.id END
      FROM review o JOIN review k ON k.author_id = o.author_id AND k.shop_id = ${keep} WHERE o.shop_id = ${other}
      UNION ALL
      SELECT r.id FROM review r
      WHERE r.shop_id IN (${keep}, ${other})
        AND r.author_id IN (SELECT owner_id FROM shop WHERE id IN (${keep}, ${other})))
    RETURNING shop_id, rating, hidden_at IS NOT NULL AS is_hidden`);
  const moved = await tx.many<Stars>(sql`
    UPDATE review SET shop_id = ${keep} WHERE shop_id = ${other}
    RETURNING shop_id, rating, hidden_at IS NOT NULL AS is_hidden`);
  const seen = (rows: readonly Stars[]) => rows.filter((row) => !row.is_hidden && row.shop_id === keep);
  const [added, taken] = [seen(moved), seen(dropped)];
  await tx.run(sql`
    UPDATE shop SET rating_sum = rating_sum + ${sumOf(added) - sumOf(taken)},
      rating_count = rating_count + ${added.length - taken.length}
    WHERE id = ${keep}`);
  return moved.length;
}

const sumOf = (rows: readonly Stars[]): number => rows.reduce((sum, { rating }) => sum + rating, 0);

export function moveFavourites(tx: Db, { keep, other }: Merge): Promise<number> {
  return tx.run(sql`
    INSERT INTO favourite (account_id, shop_id, created_at)
    SELECT account_id, ${keep}, created_at FROM favourite WHERE shop_id = ${other} ON CONFLICT DO NOTHING`);
}

export function moveDeliveries(tx: Db, { keep, other }: Merge): Promise<number> {
  return tx.run(sql`UPDATE delivery_request SET pickup_shop_id = ${keep} WHERE pickup_shop_id = ${other}`);
}

/** What is due is not owed twice, so only what was settled moves, with its receipts. */
export async function movePayments(tx: Db, { keep, other }: Merge): Promise<number> {
  await tx.run(sql`UPDATE receipt_payer SET shop_id = ${keep} WHERE shop_id = ${other}`);
  return tx.run(sql`
    UPDATE payment SET shop_id = ${keep} WHERE shop_id = ${other} AND state IN ('confirmed', 'rejected')`);
}

/** What customers did after they had found it: taps, and searches that should not tell of it as news. */
export async function moveSearches(tx: Db, { keep, other }: Merge): Promise<void> {
  await tx.run(sql`
    INSERT INTO shop_tap (shop_id, day, action, count)
    SELECT ${keep}, day, action, count FROM shop_tap WHERE shop_id = ${other}
    ON CONFLICT (shop_id, day, action) DO UPDATE SET count = shop_tap.count + excluded.count`);
  await tx.run(sql`
    UPDATE wish SET seen = array_append(array_remove(seen, ${other}), ${keep})
    WHERE told_at IS NULL AND ${other} = ANY(seen)`);
}

export async function moveNotes(tx: Db, { keep, other }: Merge): Promise<void> {
  await tx.run(sql`UPDATE note SET shop_id = ${keep} WHERE shop_id = ${other}`);
}

/** Links to the one that goes, and to those merged into it before, lead to the one that stays. */
export async function leadTo(tx: Db, { keep, other }: Merge, now: Date): Promise<void> {
  await tx.run(sql`UPDATE shop_merged SET kept_id = ${keep} WHERE kept_id = ${other}`);
  await tx.run(sql`INSERT INTO shop_merged (id, kept_id, at) VALUES (${other}, ${keep}, ${now})`);
}
