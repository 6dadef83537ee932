import type { SearchTier } from '@aaspaas/contract/shops/shapes';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

interface Counted {
  /** The date in India, as YYYY-MM-DD. */
  readonly day: string;
  readonly cityKey: string;
  readonly tier: SearchTier;
  readonly searches: number;
  readonly taps: number;
}

export interface CountRow extends Counted {
  readonly concept: string;
}

export interface TextRow extends Counted {
  readonly query: string;
}

export async function addSearchCounts(db: Db, rows: readonly CountRow[]): Promise<void> {
  await db.run(sql`
    INSERT INTO search_count AS known (day, city_key, concept, tier, searches, taps)
    SELECT day, "cityKey", concept, tier, searches, taps
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (day date, "cityKey" text, concept text, tier text, searches integer, taps integer)
    ON CONFLICT (day, city_key, concept, tier)
      DO UPDATE SET searches = known.searches + excluded.searches, taps = known.taps + excluded.taps`);
}

/** A text that so many searches had on one day in one city is nobody's secret. */
const several = 3;

/** So many different texts are kept for a day, so that a flood of nonsense does not fill the table. */
const mostADay = 5000;

export async function addSearchTexts(db: Db, rows: readonly TextRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(sql`
      INSERT INTO search_text AS known (day, city_key, hash, query, tier, count, taps)
      SELECT day, "cityKey", sha256(convert_to(query, 'UTF8')), query, tier, searches, taps
      FROM (
        SELECT *, row_number() OVER (PARTITION BY day) AS turn
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS row (day date, "cityKey" text, query text, tier text, searches integer, taps integer)
      ) fresh
      WHERE searches > 0 AND turn + (SELECT count(*) FROM search_text t WHERE t.day = fresh.day) <= ${mostADay}
      ON CONFLICT (day, city_key, hash)
        DO UPDATE SET count = known.count + excluded.count, taps = known.taps + excluded.taps, tier = excluded.tier, query = excluded.query`);
    // Somebody tapped later than they searched, or another process had counted the search.
    await tx.run(sql`
      UPDATE search_text AS known SET taps = known.taps + late.taps
      FROM jsonb_to_recordset(${JSON.stringify(rows.filter(({ searches }) => searches === 0))}::jsonb)
        AS late (day date, "cityKey" text, query text, taps integer)
      WHERE (known.day, known.city_key, known.hash)
        = (late.day, late."cityKey", sha256(convert_to(late.query, 'UTF8')))`);
    await tx.run(sql`
      UPDATE search_text SET query = NULL
      WHERE query IS NOT NULL AND tier <> 'none' AND count < ${several}
        AND day = ANY (${[...new Set(rows.map(({ day }) => day))]}::date[])`);
  });
}
