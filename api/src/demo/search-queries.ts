import type { Db } from '../db/open';
import { sql } from '../db/sql';

interface Searched {
  readonly query: string;
  readonly city: string;
  readonly tier: 'none' | 'items' | 'category';
  readonly count: number;
  readonly daysAgo: number;
}

/** What people of the demo cities looked for in vain, or found and left: so that the console has words to add. */
const searched: readonly Searched[] = [
  { query: 'drone on rent', city: 'bangalore', tier: 'none', count: 9, daysAgo: 1 },
  { query: 'drone on rent', city: 'pune', tier: 'none', count: 4, daysAgo: 3 },
  { query: 'qawwali party', city: 'hyderabad', tier: 'none', count: 6, daysAgo: 2 },
  { query: 'kolam artist', city: 'chennai', tier: 'none', count: 5, daysAgo: 4 },
  { query: 'bullock cart ride', city: 'jaipur', tier: 'none', count: 3, daysAgo: 6 },
  { query: 'chenda melam', city: 'kochi', tier: 'none', count: 7, daysAgo: 1 },
  { query: 'godown on rent', city: 'mumbai', tier: 'category', count: 5, daysAgo: 2 },
  { query: 'saree kuchu', city: 'bangalore', tier: 'items', count: 8, daysAgo: 1 },
];

export async function insertSearches(tx: Db, now: Date): Promise<void> {
  await tx.run(sql`
    INSERT INTO search_text (day, city_key, hash, query, tier, count)
    SELECT ${now}::date - "daysAgo", city, sha256(convert_to(query, 'UTF8')), query, tier, count
    FROM jsonb_to_recordset(${JSON.stringify(searched)}::jsonb)
      AS row (query text, city text, tier text, count integer, "daysAgo" integer)`);
}
