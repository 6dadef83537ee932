import type { SearchTier } from '@aaspaas/contract/shops/found-shapes';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

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
  /** The keyed mark that stands for the text, in hex. */
  readonly hash: string;
  /** The networks that it came from, at most as many as are needed, each with the mark that stands for it, in hex. */
  readonly networks: Map<string, string>;
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

/** A text that came from this many networks on one day in one city is not private. */
export const askersNeeded = 3;

/** At most this many different texts are kept for a day, so that a flood of nonsense does not fill the table. */
const mostADay = 5000;

/** A text is stored when a search brings its third network. Until then there are marks, of the text and of networks. */
export async function addSearchTexts(db: Db, rows: readonly TextRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    const isNobodysOwn = await countTexts(tx, rows);
    await storeTexts(tx, rows.filter(isNobodysOwn));
    await countLateTaps(
      tx,
      rows.filter(({ searches }) => searches === 0),
    );
  });
}

type TextKey = Pick<TextRow, 'day' | 'cityKey' | 'hash'>;

const nameOf = ({ day, cityKey, hash }: TextKey): string => [day, cityKey, hash].join('\n');

/**
 * Tells which texts have their third network now. Always in the same order, or two processes could block each other.
 */
async function countTexts(tx: Db, rows: readonly TextRow[]): Promise<(row: TextKey) => boolean> {
  const known = await tx.many<TextKey & { networks: number }>(sql`
    INSERT INTO search_text AS known (day, city_key, hash, networks, tier, count, taps)
    SELECT day, "cityKey", decode(hash, 'hex'), ARRAY(SELECT decode(network, 'hex') FROM unnest(networks) AS network),
      tier, searches, taps
    FROM (
      SELECT *, row_number() OVER (PARTITION BY day) AS turn
      FROM jsonb_to_recordset(${asJson(rows)}::jsonb) AS row (
        day date, "cityKey" text, hash text, networks text[], tier text, searches integer, taps integer)
    ) fresh
    WHERE searches > 0 AND turn + (SELECT count(*) FROM search_text t WHERE t.day = fresh.day) <= ${mostADay}
    ORDER BY day, "cityKey", hash
    ON CONFLICT (day, city_key, hash) DO UPDATE SET
      count = known.count + excluded.count, taps = known.taps + excluded.taps, tier = excluded.tier,
      networks = CASE WHEN known.query IS NULL
        THEN ARRAY(SELECT DISTINCT unnest(known.networks || excluded.networks) LIMIT ${askersNeeded}) ELSE '{}' END
    RETURNING day::text, city_key AS "cityKey", encode(hash, 'hex') AS hash,
      cardinality(networks) AS networks`);
  const names = new Set(known.filter(({ networks }) => networks >= askersNeeded).map(nameOf));
  return (row) => names.has(nameOf(row));
}

/** Once a text is stored, its networks are no longer needed. */
async function storeTexts(tx: Db, rows: readonly TextRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    UPDATE search_text AS known SET query = row.query, networks = '{}'
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (day date, "cityKey" text, hash text, query text)
    WHERE (known.day, known.city_key, known.hash) = (row.day, row."cityKey", decode(row.hash, 'hex'))`);
}

/** The tap came after the search was written, or another process had counted the search. */
async function countLateTaps(tx: Db, rows: readonly TextRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    UPDATE search_text AS known SET taps = known.taps + late.taps
    FROM jsonb_to_recordset(${asJson(rows)}::jsonb) AS late (day date, "cityKey" text, hash text, taps integer)
    WHERE (known.day, known.city_key, known.hash) = (late.day, late."cityKey", decode(late.hash, 'hex'))`);
}

/** The text leaves this process only when it is stored, networks never. */
const asJson = (rows: readonly TextRow[]): string =>
  JSON.stringify(
    rows.map(({ query: _, networks, ...row }) => ({ ...row, networks: [...networks.values()] })),
  );
