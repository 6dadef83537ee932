import type { Db } from '../../db/open';
import { rarely, type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';

export interface Wanted {
  readonly show: 'none' | 'untapped';
  readonly days: number;
  readonly cityKey: string | null;
  /** A part of the text; empty for all. */
  readonly q: string;
  /** The date in India, as YYYY-MM-DD. */
  readonly today: string;
}

export interface SearchRow {
  query: string;
  city_key: string;
  searches: number;
  taps: number;
  last_day: string;
}

/** Found nothing in every case; or something, and nobody called. */
const isWanted = ({ show }: Wanted): Sql =>
  show === 'none' ? sql`bool_and(tier = 'none')` : sql`bool_or(tier <> 'none') AND sum(taps) = 0`;

/** Those that cannot be read too: their query is null. One that could be read on some day is counted for all days. */
function textsOf(wanted: Wanted): Sql {
  const { days, cityKey, today } = wanted;
  const city = cityKey === null ? sql`true` : sql`city_key = ${cityKey}`;
  return sql`
    SELECT max(query) AS query, city_key, sum(count) AS searches, sum(taps) AS taps, max(day)::text AS last_day
    FROM search_text
    WHERE day > ${today}::date - ${days}::integer AND ${city}
    GROUP BY hash, city_key HAVING ${isWanted(wanted)}`;
}

/** A page of those that can be read, each with how many there are in all. */
export const listTexts = (
  db: Db,
  wanted: Wanted,
  { limit, offset }: Slice,
): Promise<(SearchRow & { total: number })[]> =>
  db.many<SearchRow & { total: number }>(
    rarely(sql`
      SELECT *, count(*) OVER () AS total FROM (${textsOf(wanted)}) t
      WHERE query IS NOT NULL AND strpos(query, ${wanted.q}) > 0
      ORDER BY searches DESC, last_day DESC, query, city_key LIMIT ${limit} OFFSET ${offset}`),
  );

/** How many texts too few asked for, and how often. */
export const countUnread = (db: Db, wanted: Wanted): Promise<{ texts: number; searches: number }> =>
  db.one(
    rarely(sql`
      SELECT count(*) AS texts, coalesce(sum(searches), 0)::bigint AS searches
      FROM (${textsOf(wanted)}) t WHERE query IS NULL`),
  );

export interface NewAddition {
  readonly kind: 'word' | 'alias' | 'concept' | 'order';
  readonly concept: string;
  readonly word?: string;
  readonly sameAs?: string;
  readonly words?: readonly string[];
  readonly items?: readonly string[];
  readonly categories?: readonly { readonly id: number; readonly weight: number }[];
}

export async function insertAddition(tx: Db, row: NewAddition, actorId: number, now: Date): Promise<number> {
  const { kind, concept, word = null, sameAs = null, words = [], items = [], categories = [] } = row;
  const { id } = await tx.one<{ id: number }>(sql`
    INSERT INTO search_addition (kind, concept, word, same_as, words, items, category_ids, weights, added_by, added_at)
    VALUES (${kind}, ${concept}, ${word}, ${sameAs}, ${words}::text[], ${items}::text[],
      ${categories.map((one) => one.id)}::smallint[], ${categories.map(({ weight }) => weight)}::smallint[],
      ${actorId}, ${now})
    RETURNING id`);
  return id;
}

export interface AdditionRow {
  id: number;
  kind: NewAddition['kind'];
  concept: string;
  word: string | null;
  same_as: string | null;
  words: string[];
  items: string[];
  category_ids: number[];
  added_by: string | null;
  added_at: Date;
  undone_by: string | null;
  undone_at: Date | null;
}

export async function countAdditions(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`SELECT count(*) FROM search_addition`);
  return count;
}

export const listAdditions = (db: Db, { limit, offset }: Slice): Promise<AdditionRow[]> =>
  db.many<AdditionRow>(sql`
    SELECT s.id, s.kind, s.concept, s.word, s.same_as, s.words, s.items, s.category_ids, a.name AS added_by,
      s.added_at, u.name AS undone_by, s.undone_at
    FROM search_addition s LEFT JOIN account a ON a.id = s.added_by LEFT JOIN account u ON u.id = s.undone_by
    ORDER BY s.id DESC LIMIT ${limit} OFFSET ${offset}`);

/** One at a time: whoever comes second finds it undone. */
export const lockAddition = (tx: Db, id: number): Promise<AdditionRow | null> =>
  tx.maybe<AdditionRow>(sql`
    SELECT id, kind, concept, word, same_as, words, items, category_ids, NULL AS added_by, added_at,
      NULL AS undone_by, undone_at
    FROM search_addition WHERE id = ${id} FOR UPDATE`);

export async function undoAddition(tx: Db, id: number, actorId: number, now: Date): Promise<void> {
  await tx.run(sql`UPDATE search_addition SET undone_by = ${actorId}, undone_at = ${now} WHERE id = ${id}`);
}

/** Whether words or orders of an added concept are still in force. */
export async function isUsed(tx: Db, concept: string): Promise<boolean> {
  const row = await tx.maybe(sql`
    SELECT 1 FROM search_addition WHERE concept = ${concept} AND kind <> 'concept' AND undone_at IS NULL LIMIT 1`);
  return row !== null;
}
