import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface OwnReviewRow {
  id: number;
  shop_id: number;
  shop_name: string;
  rating: number;
  heading: string;
  comment: string;
  created_at: Date;
  is_hidden: boolean;
}

const mostListed = 200;

export function readReviewsBy(db: Db, authorId: number): Promise<OwnReviewRow[]> {
  return db.many<OwnReviewRow>(sql`
    SELECT r.id, r.shop_id, s.name AS shop_name, r.rating, r.heading, r.comment, r.created_at,
      r.hidden_at IS NOT NULL AS is_hidden
    FROM review r JOIN shop s ON s.id = r.shop_id
    WHERE r.author_id = ${authorId} ORDER BY r.created_at DESC, r.id DESC LIMIT ${mostListed}`);
}

/**
 * Deletes a review with its stars; false if the author has no such review. One that was taken down stays, or it could
 * be written anew. The shop is locked first, as whoever writes a review does.
 */
export async function deleteReviewOf(tx: Db, reviewId: number, authorId: number): Promise<boolean> {
  await tx.maybe(sql`
    SELECT 1 FROM shop WHERE id = (SELECT shop_id FROM review WHERE id = ${reviewId}) FOR NO KEY UPDATE`);
  const deleted = await tx.maybe(sql`
    WITH gone AS (
      DELETE FROM review WHERE id = ${reviewId} AND author_id = ${authorId} AND hidden_at IS NULL
      RETURNING shop_id, rating
    )
    UPDATE shop SET rating_sum = rating_sum - gone.rating, rating_count = rating_count - 1
    FROM gone WHERE shop.id = gone.shop_id RETURNING shop.id`);
  return deleted !== null;
}
