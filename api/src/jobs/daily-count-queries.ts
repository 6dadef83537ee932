import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** The charts of the console go back a year. */
const days = 366;

/**
 * Counts each day since the last one that was counted, that one included: its number was not final. The first time it
 * is the whole year, as far as it can still be told; what was suspended meanwhile is taken for never having been live.
 */
export async function countDays(db: Db, now: Date): Promise<void> {
  // A clock that was ahead once may have left days that have not come yet.
  await db.run(
    sql`DELETE FROM daily_count WHERE day > (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date`,
  );
  await db.run(sql`
    WITH span AS (
      SELECT greatest(coalesce((SELECT max(day) FROM daily_count), '-infinity'), today - ${days}::integer) AS first, today
      FROM (SELECT (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date AS today) AS now_in_india
    ), day AS (
      SELECT generate_series(first, today, '1 day')::date AS day FROM span
    ), registered AS (
      SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*) AS count FROM shop GROUP BY 1
    ), joined AS (
      SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*) AS count FROM account
      WHERE role IN ('user', 'deliverystaff') GROUP BY 1
    ), live AS (
      SELECT shop.id, shop.status, shop.paid_until,
        coalesce((SELECT min(settled_at) FROM payment WHERE shop_id = shop.id AND state = 'confirmed'), created_at) AS since
      FROM shop WHERE status = 'active' OR (status = 'expired' AND paid_until IS NOT NULL)
    ), change AS (
      SELECT (since AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*) AS by FROM live GROUP BY 1
      UNION ALL
      SELECT (paid_until AT TIME ZONE 'Asia/Kolkata')::date, -count(*) FROM live
      WHERE status = 'expired' AND paid_until > since GROUP BY 1
    ), searched AS (
      SELECT day, sum(searches) AS searches, coalesce(sum(searches) FILTER (WHERE tier = 'none'), 0) AS empty
      FROM search_count WHERE day >= (SELECT first FROM span) GROUP BY day
    )
    INSERT INTO daily_count (day, businesses, people, listings, searches, empty, counted_at)
    SELECT day.day, coalesce(registered.count, 0), coalesce(joined.count, 0),
      greatest(0, coalesce((SELECT sum(by) FROM change WHERE change.day <= day.day), 0)),
      coalesce(searches, 0), coalesce(empty, 0), ${now}
    FROM day LEFT JOIN registered USING (day) LEFT JOIN joined USING (day) LEFT JOIN searched USING (day)
    ON CONFLICT (day) DO UPDATE SET businesses = excluded.businesses, people = excluded.people,
      listings = excluded.listings, searches = excluded.searches, empty = excluded.empty,
      counted_at = excluded.counted_at`);
}
