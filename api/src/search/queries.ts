import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { inName, signed } from '../shops/doc';
import { inNamesOnly } from '../shops/search-query';
import { isListedMatch, standing } from '../shops/search-statement';

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

/** Enough to choose well from; a city may have thousands of names that begin with 'sri'. */
const mostLookedAt = 200;

/** Listed businesses whose names have words that begin like these; names that begin so themselves come first. */
export function shopsNamed(db: Db, { words, limit, ...place }: NameSearch): Promise<NamedShop[]> {
  const match = { ...place, groups: words.map(inNamesOnly), categoryId: null };
  return db.many<NamedShop>(sql`
    SELECT s.id, s.name, c.name AS category, s.address, s.city, s.city_key
    FROM (SELECT * FROM shop s WHERE ${isListedMatch(match)} LIMIT ${mostLookedAt}) s
    JOIN category c ON c.id = s.category_id
    ORDER BY s.doc NOT LIKE ${`${signed(inName, words.join(' '))}%`}, ${standing}, s.id LIMIT ${limit}`);
}
