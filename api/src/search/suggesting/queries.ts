import type { Position } from '@aaspaas/contract/places/distance';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import { allOf, anyOf, lexemesIn } from '../indexing/lexemes';
import { isOfKind, pointOf } from '../match-queries';
import { soundKey } from '../../sound/sound-key';

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
  /** Of shops with the same name, the nearer come first. */
  readonly near: Position | null;
  readonly kind: 'shop' | 'service' | null;
  readonly limit: number;
}

/** Enough to choose from: a city may have thousands of names that begin with 'sri'. */
const mostCompared = 200;
/** Shorter sounds begin too many words. */
const shortestSound = 3;

/** Listed businesses whose names have words that begin with these. Names that begin with the whole text come first. */
export function shopsNamed(db: Db, { words, cityKey, near, kind, limit }: NameSearch): Promise<NamedShop[]> {
  const { beginningOfName } = lexemesIn({ cityKey, near: null, withinKm: null });
  return named(db, words, allOf(words.map(beginningOfName)), { near, kind, limit }, sql`true`);
}

/** The same by sound, for names that are spelt otherwise than they are typed. */
export function shopsSounding(
  db: Db,
  { words, cityKey, near, kind, limit }: NameSearch,
): Promise<NamedShop[]> {
  const { sound, beginning } = lexemesIn({ cityKey, near: null, withinKm: null });
  const keys = words.map(soundKey).filter(Boolean);
  if (keys.length === 0) return Promise.resolve([]);
  const query = keys.map((key) =>
    key.length < shortestSound ? sound(key) : anyOf([sound(key), beginning(key)]),
  );
  const isInName = sql`NOT EXISTS (
    SELECT 1 FROM unnest(${keys}::text[]) AS key WHERE strpos(p.name_keys, ' ' || key) = 0)`;
  return named(db, words, allOf(query), { near, kind, limit }, isInName);
}

function named(
  db: Db,
  words: readonly string[],
  query: string,
  { near, kind, limit }: Pick<NameSearch, 'near' | 'kind' | 'limit'>,
  and: ReturnType<typeof sql>,
): Promise<NamedShop[]> {
  const nearer = near ? sql`p.place <-> ${pointOf(near)}, ` : sql``;
  return db.many<NamedShop>(sql`
    SELECT s.id, s.name, c.name AS category, s.address, s.city, s.city_key
    FROM (
      SELECT * FROM search_row p
      WHERE p.is_listed
        AND search_lexemes(p.city_key, p.place, p.name, p.name_keys || p.item_keys || p.area_keys, p.topics)
          @@ ${query}::tsquery
        AND ${isOfKind({ kind })} AND ${and} LIMIT ${mostCompared}
    ) p JOIN shop s ON s.id = p.shop_id JOIN category c ON c.id = s.category_id
    ORDER BY p.name NOT LIKE ${`${words.join(' ')}%`}, ${nearer}p.standing DESC, s.id LIMIT ${limit}`);
}
