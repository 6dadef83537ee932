import type { Db } from '../../db/open';
import { plannedOnce, type Sql, sql } from '../../db/sql';
import { anyOf, lexemesIn } from './lexemes';
import { type Filters, isInScope, isOfKind, pointOf } from '../match-queries';
import { anywhere, type Scope } from '../scope';

/** An unknown word, and whether businesses of a place have it. */
export interface ListedWord {
  readonly key: string;
  /** A business has a word of just that sound. */
  readonly isListed: boolean;
  /** A business has a word that begins so. */
  readonly isBegun: boolean;
  /** A business anywhere has it in its name, spelt so. */
  readonly isNamed: boolean;
}

/** Shorter sounds begin too many words. */
const shortestBeginning = 3;
/** A text with more unknown words is no name. */
const mostNamed = 4;
/** A query that finds nothing. */
const nothing = '';

export function listedWords(
  db: Db,
  scope: Scope,
  words: readonly { readonly word: string; readonly key: string }[],
): Promise<ListedWord[]> {
  const { sound, beginning, beginningOfName } = lexemesIn(scope);
  const begun = ({ key, word }: { word: string; key: string }) =>
    anyOf([key.length < shortestBeginning ? sound(key) : beginning(key), beginningOfName(word)]);
  const { ofName } = lexemesIn(anywhere);
  const has = (query: Sql) => sql`EXISTS (
    SELECT 1 FROM search_row p
    WHERE p.is_listed AND search_lexemes(p.city_key, p.place, p.name, p.name_keys || p.item_keys || p.area_keys,
      p.topics) @@ ${query}::tsquery)`;
  return db.many<ListedWord>(
    plannedOnce(sql`
      SELECT key, ${has(sql`asked.query`)} AS "isListed", ${has(sql`asked.begun`)} AS "isBegun",
        ${has(sql`asked.named`)} AS "isNamed"
      FROM unnest(${words.map(({ key }) => key)}::text[], ${words.map(({ key }) => sound(key))}::text[],
        ${words.map(begun)}::text[], ${words.map(({ word }, at) => (at < mostNamed ? ofName(word) : nothing))}::text[])
        AS asked (key, query, begun, named)`),
  );
}

/**
 * Updates the vocabulary of the listed businesses: words of three letters or more, and how many businesses have each.
 * Only differences are written, so most rounds write nothing.
 */
export async function refreshSearchTerms(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // One process at a time, since the others would find the same words.
    const { isMine } = await tx.one<{ isMine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(hashtext('search_term')) AS "isMine"`,
    );
    if (!isMine) return;
    await tx.run(sql`SELECT set_config('statement_timeout', '5min', true)`);
    await tx.run(sql`
      WITH every_word AS MATERIALIZED (
        SELECT term, count(*)::integer AS frequency
        FROM search_row, unnest(string_to_array(words, ' ')) AS term WHERE is_listed GROUP BY term
      ), word AS (
        SELECT * FROM every_word
        WHERE length(term) >= 3 AND term !~ '^[0-9]+$'
      ), gone AS (
        DELETE FROM search_term WHERE term NOT IN (SELECT term FROM word)
      )
      INSERT INTO search_term AS known (term, frequency) SELECT term, frequency FROM word
      ON CONFLICT (term) DO UPDATE SET frequency = excluded.frequency WHERE known.frequency <> excluded.frequency`);
  });
}

/** Words of listed businesses that contain this one: itself first, then those that many have. */
export async function termsWith(db: Db, part: string, most: number): Promise<string[]> {
  const rows = await db.many<{ term: string }>(sql`
    SELECT term FROM search_term WHERE term LIKE ${`%${part}%`}
    ORDER BY term <> ${part}, frequency DESC, term LIMIT ${most}`);
  return rows.map(({ term }) => term);
}

export interface SearchTerm {
  readonly term: string;
  readonly frequency: number;
}

const leastSimilarity = 0.2;

/** Words that share many letters with this one, the most similar first. */
export function termsLike(db: Db, word: string): Promise<SearchTerm[]> {
  return db.transaction(async (tx) => {
    await tx.run(sql`SELECT set_config('pg_trgm.similarity_threshold', ${String(leastSimilarity)}, true)`);
    return tx.many<SearchTerm>(sql`
      SELECT term, frequency FROM search_term WHERE term % ${word}
      ORDER BY similarity(term, ${word}) DESC, term LIMIT 50`);
  });
}

const mostNames = 60;

/** Names of businesses of a place that share a mark with what was typed, the nearest first. */
export async function namesMarked(
  db: Db,
  scope: Scope & Pick<Filters, 'kind'>,
  marks: readonly number[],
): Promise<string[]> {
  const nearest = scope.near ? sql`p.place <-> ${pointOf(scope.near)}, ` : sql``;
  const rows = await db.many<{ name: string }>(
    plannedOnce(sql`
      SELECT s.name FROM search_row p JOIN shop s ON s.id = p.shop_id
      WHERE p.is_listed AND p.name_marks && ${marks}::integer[] AND ${isInScope(scope)} AND ${isOfKind(scope)}
      ORDER BY ${nearest}p.standing DESC, p.shop_id LIMIT ${mostNames}`),
  );
  return rows.map(({ name }) => name);
}
