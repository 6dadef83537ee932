import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface MonthRow {
  first_day: string;
  last_day: string;
  received_paise: number;
  payments: number;
  /** Live listings whose paid time ends between now and the end of the month. */
  shops_ending: number;
  services_ending: number;
  /** Those whose time was over in this month and that were not renewed. */
  ended: number;
  days_left: number;
}

/** This month in India: what came in, less what was taken back, and what ends. */
export const readMonthRow = (db: Db, now: Date): Promise<MonthRow> =>
  db.one<MonthRow>(sql`
    WITH month AS (
      SELECT date_trunc('month', ${now}::timestamptz AT TIME ZONE 'Asia/Kolkata') AS first,
        date_trunc('month', ${now}::timestamptz AT TIME ZONE 'Asia/Kolkata') + interval '1 month' AS next),
    ending AS (
      SELECT kind FROM shop, month WHERE status = 'active' AND paid_until > ${now}
        AND paid_until < next AT TIME ZONE 'Asia/Kolkata')
    SELECT to_char(first, 'YYYY-MM-DD') AS first_day, to_char(next - interval '1 day', 'YYYY-MM-DD') AS last_day,
      ceil(extract(epoch FROM next AT TIME ZONE 'Asia/Kolkata' - ${now}::timestamptz) / 86400)::integer AS days_left,
      (SELECT coalesce(sum(amount_paise), 0) FROM ledger WHERE day >= first::date AND day < next::date) AS received_paise,
      (SELECT count(*) FROM ledger WHERE day >= first::date AND day < next::date AND kind = 'confirmation') AS payments,
      (SELECT count(*) FROM ending WHERE kind <> 'service') AS shops_ending,
      (SELECT count(*) FROM ending WHERE kind <> 'shop') AS services_ending,
      (SELECT count(*) FROM shop WHERE status = 'expired' AND paid_until >= first AT TIME ZONE 'Asia/Kolkata'
         AND paid_until <= ${now}) AS ended
    FROM month`);
