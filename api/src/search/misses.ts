import { searchKey } from '@aaspaas/contract/search-words';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

const mostADay = 1000;
const longestQuery = 60;

interface Miss {
  readonly text: string | null;
  readonly cityKey: string | null;
  readonly now: Date;
}

/**
 * Counts what somebody looked for in vain, so that a word can be added to the aliases. Never who; and what may be a
 * phone number or an address is not kept.
 */
export async function countMiss(db: Db, { text, cityKey, now }: Miss): Promise<void> {
  const query = [...searchKey(text ?? '')].slice(0, longestQuery).join('');
  if (query === '' || /\p{N}/u.test(query)) return;
  const day = indianDay(now);
  await db.run(sql`
    INSERT INTO search_miss AS known (day, city_key, query, count)
    SELECT ${day}::date, ${cityKey ?? ''}, ${query}, 1
    WHERE (SELECT count(*) FROM search_miss WHERE day = ${day}::date) < ${mostADay}
       OR EXISTS (SELECT 1 FROM search_miss
                  WHERE day = ${day}::date AND city_key = ${cityKey ?? ''} AND query = ${query})
    ON CONFLICT (day, city_key, query) DO UPDATE SET count = known.count + 1`);
}

const indianDay = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
