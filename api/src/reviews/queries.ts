import type { Db } from '../db/open';
import { quick, sql } from '../db/sql';

export interface ReviewRow {
  id: number;
  /** Null if the author's account is deleted. */
  author: string | null;
  rating: number;
  heading: string;
  comment: string;
  /** As JSON has it. */
  created_at: string;
  is_mine: boolean;
}

export interface ReviewPage {
  readonly shopId: number;
  /** The account of who reads; null for a guest. */
  readonly reader: number | null;
  /** The owner and admins also see the reviews of a shop that is not listed. */
  readonly seesUnlisted: boolean;
  readonly limit: number;
  readonly offset: number;
}

interface Reviews {
  reviews: ReviewRow[];
  /** How often each number of stars was given, beginning with one star. */
  breakdown: number[];
}

/** A page of them and how many there are in all, by one statement: asking twice costs more than either answer. */
export function readReviews(db: Db, page: ReviewPage): Promise<Reviews> {
  const { shopId, reader, seesUnlisted, limit, offset } = page;
  const visible = sql`r.shop_id = ${shopId} AND r.hidden_at IS NULL AND (s.is_listed OR ${seesUnlisted})`;
  return db.one<Reviews>(
    quick(sql`
    SELECT
      coalesce((
        SELECT json_agg(json_build_object('id', p.id, 'author', p.author, 'rating', p.rating, 'heading', p.heading,
          'comment', p.comment, 'created_at', p.created_at, 'is_mine', p.is_mine) ORDER BY p.created_at DESC, p.id DESC)
        FROM (
          SELECT r.id, a.name AS author, r.rating, r.heading, r.comment, r.created_at,
            coalesce(r.author_id = ${reader}::integer, false) AS is_mine
          FROM review r JOIN shop s ON s.id = r.shop_id LEFT JOIN account a ON a.id = r.author_id
          WHERE ${visible} ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit} OFFSET ${offset}
        ) p
      ), '[]') AS reviews,
      (
        SELECT json_build_array(
          count(*) FILTER (WHERE r.rating = 1), count(*) FILTER (WHERE r.rating = 2),
          count(*) FILTER (WHERE r.rating = 3), count(*) FILTER (WHERE r.rating = 4),
          count(*) FILTER (WHERE r.rating = 5))
        FROM review r JOIN shop s ON s.id = r.shop_id WHERE ${visible}
      ) AS breakdown`),
  );
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
  /** An admin has looked at it, and takes no more reports. */
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
