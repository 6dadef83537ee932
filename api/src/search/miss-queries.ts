import type { Db } from '../db/open';
import { sql } from '../db/sql';

interface MissRow {
  /** The date in India, as YYYY-MM-DD. */
  readonly day: string;
  readonly cityKey: string;
  readonly query: string;
}

/** So many different texts are kept for a day, so that a flood of nonsense does not fill the table. */
const mostADay = 1000;

export async function addMiss(db: Db, { day, cityKey, query }: MissRow): Promise<void> {
  await db.run(sql`
    INSERT INTO search_miss AS known (day, city_key, query, count)
    SELECT ${day}::date, ${cityKey}, ${query}, 1
    WHERE (SELECT count(*) FROM search_miss WHERE day = ${day}::date) < ${mostADay}
       OR EXISTS (SELECT 1 FROM search_miss
                  WHERE day = ${day}::date AND city_key = ${cityKey} AND query = ${query})
    ON CONFLICT (day, city_key, query) DO UPDATE SET count = known.count + 1`);
}
