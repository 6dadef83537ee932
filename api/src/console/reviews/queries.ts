import type { ReviewList } from '@aaspaas/contract/console/reviews/states';
import type { Db } from '../../db/open';
import { type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';

export interface ReportRow {
  id: number;
  reporter_id: number | null;
  reporter: string | null;
  has_email: boolean;
  reason: string;
  created_at: string;
  is_open: boolean;
  reply: string;
}

export interface ReportedRow {
  id: number;
  shop_id: number;
  shop_name: string;
  author_id: number | null;
  author: string | null;
  rating: number;
  heading: string;
  comment: string;
  created_at: Date;
  is_hidden: boolean;
  is_harmless: boolean;
  since: Date;
  report_count: number;
  reports: ReportRow[];
}

/** Which reviews are in a list, and since when. Each reads an index that holds nothing else. */
const lists: Readonly<Record<ReviewList, Sql>> = {
  waiting: sql`
    SELECT review_id AS id, min(created_at) AS since FROM review_report WHERE settled_at IS NULL GROUP BY review_id`,
  hidden: sql`SELECT id, hidden_at AS since FROM review WHERE hidden_at IS NOT NULL`,
  harmless: sql`SELECT id, harmless_at AS since FROM review WHERE harmless_at IS NOT NULL AND hidden_at IS NULL`,
};

export async function countReported(db: Db, list: ReviewList): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`SELECT count(*) FROM (${lists[list]}) AS listed`);
  return count;
}

const mostReports = 20;

const reportsOf = (reviewId: Sql): Sql => sql`
  SELECT coalesce(json_agg(each ORDER BY each.is_open DESC, each.id), '[]') FROM (
    SELECT rp.id, rp.reporter_id, a.name AS reporter, a.email IS NOT NULL AS has_email, rp.reason, rp.created_at,
      rp.settled_at IS NULL AS is_open, rp.reply
    FROM review_report rp LEFT JOIN account a ON a.id = rp.reporter_id
    WHERE rp.review_id = ${reviewId} ORDER BY rp.settled_at IS NULL DESC, rp.id LIMIT ${mostReports}) AS each`;

/** What waits comes oldest first; what was dealt with, newest first. */
export function listReported(db: Db, list: ReviewList, { limit, offset }: Slice): Promise<ReportedRow[]> {
  const order = list === 'waiting' ? sql`since, id` : sql`since DESC, id DESC`;
  return db.many<ReportedRow>(sql`
    SELECT r.id, r.shop_id, s.name AS shop_name, r.author_id, a.name AS author, r.rating, r.heading, r.comment,
      r.created_at, r.hidden_at IS NOT NULL AS is_hidden, r.harmless_at IS NOT NULL AS is_harmless, listed.since,
      (SELECT count(*) FROM review_report WHERE review_id = r.id) AS report_count,
      (${reportsOf(sql`r.id`)}) AS reports
    FROM (SELECT * FROM (${lists[list]}) AS l ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) AS listed
      JOIN review r ON r.id = listed.id
      JOIN shop s ON s.id = r.shop_id
      LEFT JOIN account a ON a.id = r.author_id
    ORDER BY ${list === 'waiting' ? sql`listed.since, r.id` : sql`listed.since DESC, r.id DESC`}`);
}

export interface HeldReview {
  id: number;
  shop_id: number;
  rating: number;
  is_hidden: boolean;
  is_harmless: boolean;
}

/** Locks the shop first, as whoever writes a review does, and then the review. */
export async function holdReview(tx: Db, id: number): Promise<HeldReview | null> {
  await tx.run(sql`
    SELECT 1 FROM shop WHERE id = (SELECT shop_id FROM review WHERE id = ${id}) FOR NO KEY UPDATE`);
  return tx.maybe<HeldReview>(sql`
    SELECT id, shop_id, rating, hidden_at IS NOT NULL AS is_hidden, harmless_at IS NOT NULL AS is_harmless
    FROM review WHERE id = ${id} FOR UPDATE`);
}

/** Takes the stars of a review out of the shop's rating, or puts them back. */
export async function countStars(tx: Db, { shop_id, rating }: HeldReview, times: 1 | -1): Promise<void> {
  await tx.run(sql`
    UPDATE shop SET rating_sum = rating_sum + ${times * rating}, rating_count = rating_count + ${times}
    WHERE id = ${shop_id}`);
}

export async function setHidden(tx: Db, id: number, at: Date | null): Promise<void> {
  await tx.run(sql`UPDATE review SET hidden_at = ${at} WHERE id = ${id}`);
}

export async function setHarmless(tx: Db, id: number, at: Date | null): Promise<void> {
  await tx.run(sql`UPDATE review SET harmless_at = ${at} WHERE id = ${id}`);
}

export function settleReports(tx: Db, reviewId: number, now: Date): Promise<number> {
  return tx.run(sql`
    UPDATE review_report SET settled_at = ${now} WHERE review_id = ${reviewId} AND settled_at IS NULL`);
}

export async function removeReview(tx: Db, id: number): Promise<void> {
  await tx.run(sql`DELETE FROM review WHERE id = ${id}`);
}

export interface HeldReport {
  review_id: number;
  reporter_id: number | null;
  email: string | null;
  phone: string | null;
  shop_name: string;
  reply: string;
}

export function holdReport(tx: Db, id: number): Promise<HeldReport | null> {
  return tx.maybe<HeldReport>(sql`
    SELECT rp.review_id, rp.reporter_id, a.email, a.phone, s.name AS shop_name, rp.reply
    FROM review_report rp JOIN review r ON r.id = rp.review_id JOIN shop s ON s.id = r.shop_id
      LEFT JOIN account a ON a.id = rp.reporter_id
    WHERE rp.id = ${id} FOR UPDATE OF rp`);
}

export async function writeAnswer(tx: Db, id: number, text: string, now: Date): Promise<void> {
  await tx.run(sql`UPDATE review_report SET reply = ${text}, replied_at = ${now} WHERE id = ${id}`);
}
