import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface TrendRow {
  from: string;
  businesses: number;
  people: number;
  listings: number;
  searches: number;
  empty: number;
}

/** The last 30 days one by one, or the last 52 weeks as sums; of the live listings the last day's number. */
export const listTrends = (db: Db, span: 'month' | 'year', now: Date): Promise<TrendRow[]> => {
  const [points, days] = span === 'month' ? [30, 1] : [52, 7];
  return db.many<TrendRow>(sql`
    SELECT to_char(min(day), 'YYYY-MM-DD') AS from, sum(businesses) AS businesses, sum(people) AS people,
      (array_agg(listings ORDER BY day DESC))[1] AS listings, sum(searches) AS searches, sum(empty) AS empty
    FROM (
      SELECT daily_count.*, (today - day) / ${days}::integer AS point
      FROM daily_count, (SELECT (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date AS today) AS now_in_india
      WHERE day > today - ${points * days}::integer AND day <= today
    ) counted
    GROUP BY point ORDER BY point DESC`);
};

export const readCountedAt = async (db: Db): Promise<Date | null> =>
  (await db.one<{ at: Date | null }>(sql`SELECT max(counted_at) AS at FROM daily_count`)).at;
