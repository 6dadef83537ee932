import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface ReviewRow {
  id: number;
  /** Null if the author's account is deleted. */
  author: string | null;
  rating: number;
  heading: string;
  comment: string;
  created_at: Date;
}

export interface ReviewPage {
  readonly shopId: number;
  /** The owner and admins also see the reviews of a shop that is not listed. */
  readonly seesUnlisted: boolean;
  readonly limit: number;
  readonly offset: number;
}

export function listReviews(
  db: Db,
  { shopId, seesUnlisted, limit, offset }: ReviewPage,
): Promise<ReviewRow[]> {
  return db.many<ReviewRow>(sql`
    SELECT r.id, a.name AS author, r.rating, r.heading, r.comment, r.created_at
    FROM review r JOIN shop s ON s.id = r.shop_id LEFT JOIN account a ON a.id = r.author_id
    WHERE r.shop_id = ${shopId} AND r.hidden_at IS NULL AND (s.is_listed OR ${seesUnlisted})
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}`);
}

/** How often each number of stars was given, beginning with one star. */
export async function countReviews(
  db: Db,
  { shopId, seesUnlisted }: Pick<ReviewPage, 'shopId' | 'seesUnlisted'>,
): Promise<number[]> {
  const { counts } = await db.one<{ counts: number[] }>(sql`
    SELECT array_agg(count ORDER BY stars) AS counts FROM (
      SELECT stars, count(r.id)::integer AS count
      FROM generate_series(1, 5) AS stars LEFT JOIN (
        SELECT r.id, r.rating FROM review r JOIN shop s ON s.id = r.shop_id
        WHERE r.shop_id = ${shopId} AND r.hidden_at IS NULL AND (s.is_listed OR ${seesUnlisted})
      ) r ON r.rating = stars GROUP BY stars
    ) AS each`);
  return counts;
}

interface ReviewedShop {
  owner_id: number;
}

/**
 * Locks the shop, so that its reviews are written one after the other and the sum of its ratings stays right.
 * Favourites and taps need not wait.
 */
export function holdShop(db: Db, shopId: number): Promise<ReviewedShop | null> {
  return db.maybe<ReviewedShop>(sql`
    SELECT owner_id FROM shop WHERE id = ${shopId} AND is_listed FOR NO KEY UPDATE`);
}

interface EarlierReview {
  rating: number;
  is_hidden: boolean;
}

export function findReviewBy(db: Db, shopId: number, authorId: number): Promise<EarlierReview | null> {
  return db.maybe<EarlierReview>(sql`
    SELECT rating, hidden_at IS NOT NULL AS is_hidden FROM review
    WHERE shop_id = ${shopId} AND author_id = ${authorId}`);
}

export interface NewReview {
  readonly shopId: number;
  readonly authorId: number;
  readonly rating: number;
  readonly heading: string;
  readonly comment: string;
  readonly at: Date;
}

/** Writes the review, in place of the author's earlier one if there is one, and gives its id. */
export async function putReview(db: Db, review: NewReview): Promise<number> {
  const { shopId, authorId, rating, heading, comment, at } = review;
  const { id } = await db.one<{ id: number }>(sql`
    INSERT INTO review (shop_id, author_id, rating, heading, comment, created_at, updated_at)
    VALUES (${shopId}, ${authorId}, ${rating}, ${heading}, ${comment}, ${at}, ${at})
    ON CONFLICT ON CONSTRAINT review_once_per_person DO UPDATE SET rating = excluded.rating,
      heading = excluded.heading, comment = excluded.comment, created_at = excluded.created_at,
      updated_at = excluded.updated_at,
      -- What was found harmless is what it said then.
      harmless_at = CASE WHEN review.comment = excluded.comment THEN review.harmless_at END
    RETURNING id`);
  return id;
}

/** Adds a rating to those of the shop, or replaces the author's earlier one. */
export async function rateShop(db: Db, shopId: number, rating: number, earlier: number | null) {
  await db.run(sql`
    UPDATE shop SET rating_sum = rating_sum + ${rating - (earlier ?? 0)},
      rating_count = rating_count + ${earlier === null ? 1 : 0} WHERE id = ${shopId}`);
}

export interface ReportedReview {
  author_id: number | null;
  /** An operator has looked at it, and takes no more reports. */
  is_harmless: boolean;
}

export function findReported(db: Db, reviewId: number): Promise<ReportedReview | null> {
  return db.maybe<ReportedReview>(sql`
    SELECT author_id, harmless_at IS NOT NULL AS is_harmless FROM review
    WHERE id = ${reviewId} AND hidden_at IS NULL`);
}

/** A person reports a review once; the first reason is kept. */
export async function reportReview(db: Db, reviewId: number, reporterId: number, reason: string, at: Date) {
  await db.run(sql`
    INSERT INTO review_report (review_id, reporter_id, reason, created_at)
    VALUES (${reviewId}, ${reporterId}, ${reason}, ${at})
    ON CONFLICT ON CONSTRAINT review_report_once_per_person DO NOTHING`);
}
