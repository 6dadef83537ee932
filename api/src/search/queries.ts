import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { type ShopRow, shopColumns } from '../shops/queries';
import { inName, signed } from './doc';
import { isListedMatch, searchStatement, type ShopSearch, bestRatedFirst } from './match-queries';
import { inNamesOnly } from './patterns';

/** Listed shops that match, the best first. */
export async function searchShops(db: Db, search: ShopSearch): Promise<ShopRow[]> {
  const { found, order } = searchStatement(search);
  const statement = sql`
    SELECT ${shopColumns} FROM (${found}) s JOIN category c ON c.id = s.category_id ORDER BY ${order}`;
  const isLong = (search.groups?.length ?? 0) > fewWords;
  return isLong ? withTimeLimit(db, (tx) => tx.many<ShopRow>(statement)) : db.many<ShopRow>(statement);
}

/** Searches of up to so many words are always quick; those of more words have a time limit. */
const fewWords = 4;

async function withTimeLimit<Result>(db: Db, query: (tx: Db) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      await tx.run(sql`SELECT set_config('statement_timeout', '3s', true)`);
      return query(tx);
    });
  } catch (error) {
    const isTimeout = error instanceof Error && 'code' in error && error.code === '57014';
    throw isTimeout ? new Failure('busy', 'This search takes too long. Please use fewer words.') : error;
  }
}

export interface NamedShop {
  id: number;
  name: string;
  category: string;
  address: string;
  city: string;
  city_key: string;
}

export interface NameSearch {
  readonly words: readonly string[];
  readonly cityKey: string | null;
  readonly kind: 'shop' | 'service' | null;
  readonly limit: number;
}

/** Enough to choose from: a city may have thousands of names that begin with 'sri'. */
const mostCompared = 200;

/** Listed businesses whose names have words that begin with these. Names that begin with the whole text come first. */
export function shopsNamed(db: Db, { words, limit, ...place }: NameSearch): Promise<NamedShop[]> {
  const match = { ...place, groups: words.map(inNamesOnly), categoryId: null };
  return db.many<NamedShop>(sql`
    SELECT s.id, s.name, c.name AS category, s.address, s.city, s.city_key
    FROM (SELECT * FROM shop s WHERE ${isListedMatch(match)} LIMIT ${mostCompared}) s
    JOIN category c ON c.id = s.category_id
    ORDER BY s.doc NOT LIKE ${`${signed(inName, words.join(' '))}%`}, ${bestRatedFirst}, s.id LIMIT ${limit}`);
}
