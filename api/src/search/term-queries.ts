import type { Db } from '../db/open';
import { sql } from '../db/sql';

/**
 * Brings the vocabulary in line with the listed businesses: words of three letters or more, and how many businesses
 * have each. Only differences are written, so most rounds write nothing.
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
        FROM shop, unnest(string_to_array(doc, ' ')) AS term WHERE is_listed GROUP BY term
      ), word AS (
        SELECT * FROM every_word
        WHERE length(term) >= 3 AND left(term, 1) NOT IN ('^', '@', '=') AND term !~ '^[0-9]+$'
      ), gone AS (
        DELETE FROM search_term WHERE term NOT IN (SELECT term FROM word)
      )
      INSERT INTO search_term AS known (term, frequency) SELECT term, frequency FROM word
      ON CONFLICT (term) DO UPDATE SET frequency = excluded.frequency WHERE known.frequency <> excluded.frequency`);
  });
}

/** The words that are not part of any known word, up to `most`, since each costs a search of its own. */
export async function unknownWords(db: Db, words: readonly string[], most: number): Promise<string[]> {
  const rows = await db.many<{ word: string }>(sql`
    SELECT word FROM unnest(${words}::text[]) AS word
    WHERE NOT EXISTS (SELECT 1 FROM search_term WHERE term LIKE '%' || word || '%')
    LIMIT ${most}`);
  return rows.map(({ word }) => word);
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
