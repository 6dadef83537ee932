import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import type { Additions, Concept } from '../understanding/concepts/concept';

export interface Version {
  readonly database: string;
  /** Counts up with every addition and every undoing. */
  readonly version: number;
}

export const readVersion = (db: Db): Promise<Version> =>
  db.one<Version>(sql`SELECT current_database() AS database, version FROM search_addition_version`);

interface AdditionRow {
  kind: 'word' | 'alias' | 'concept' | 'order';
  concept: string;
  word: string | null;
  words: string[];
  items: string[];
  category_ids: number[];
  weights: number[];
}

/** What is in force, the oldest first. */
export async function readAdditions(db: Db): Promise<Additions> {
  const rows = await db.many<AdditionRow>(sql`
    SELECT kind, concept, word, words, items, category_ids, weights FROM search_addition
    WHERE undone_at IS NULL ORDER BY id`);
  const ofKind = (kind: AdditionRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    words: rows.flatMap(({ concept, word }) => (word === null ? [] : [{ concept, word }])),
    concepts: ofKind('concept').map(conceptOf),
    orders: ofKind('order').map((row) => ({ id: row.concept, categories: categoriesOf(row) })),
  };
}

const categoriesOf = ({ category_ids, weights }: AdditionRow): Concept['categories'] =>
  category_ids.map((id, index) => ({ id, weight: weights[index] ?? 1 }));

const conceptOf = (row: AdditionRow): Concept => ({
  id: row.concept,
  categories: categoriesOf(row),
  items: row.items,
  words: row.words.map((text) => ({ language: 'added', text, isLikelier: true })),
  at: 'the additions of the operator',
});
