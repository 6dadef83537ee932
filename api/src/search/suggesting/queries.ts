import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import { allOf, anyOf, lexemesIn } from '../indexing/lexemes';
import { isInScope, isOfKind, pointOf } from '../match-queries';
import type { Scope } from '../scope';
import { soundKey } from '../../sound/sound-key';

export interface NamedShop {
  id: number;
  name: string;
  category: string;
  address: string;
  city: string;
  city_key: string;
  latitude: number;
  longitude: number;
  is_pinned: boolean;
}

export interface NameSearch {
  readonly words: readonly string[];
  /** Nobody who types a name means a shop in another town. */
  readonly scope: Scope;
  readonly kind: 'shop' | 'service' | null;
  readonly limit: number;
}

/** Enough to choose from: a city may have thousands of names that begin with 'sri'. */
const mostCompared = 200;
/** Shorter sounds begin too many words. */
const shortestSound = 3;

/**
 * Listed businesses whose names have words that begin with these: the nearest first, or in a town those whose names
 * begin with the whole text.
 */
export function shopsNamed(db: Db, search: NameSearch): Promise<NamedShop[]> {
  const { beginningOfName } = lexemesIn(search.scope);
  return named(db, search, allOf(search.words.map(beginningOfName)), sql`true`);
}

/** The same by sound, for names that are spelt otherwise than they are typed. */
export function shopsSounding(db: Db, search: NameSearch): Promise<NamedShop[]> {
  const { sound, beginning } = lexemesIn(search.scope);
  const keys = search.words.map(soundKey).filter(Boolean);
  if (keys.length === 0) return Promise.resolve([]);
  const query = keys.map((key) =>
    key.length < shortestSound ? sound(key) : anyOf([sound(key), beginning(key)]),
  );
  const isInName = sql`NOT EXISTS (
    SELECT 1 FROM unnest(${keys}::text[]) AS key WHERE strpos(p.name_keys, ' ' || key) = 0)`;
  return named(db, search, allOf(query), isInName);
}

function named(
  db: Db,
  { words, scope, kind, limit }: NameSearch,
  query: string,
  and: ReturnType<typeof sql>,
): Promise<NamedShop[]> {
  const first = scope.near
    ? sql`p.place <-> ${pointOf(scope.near)}`
    : sql`p.name NOT LIKE ${`${words.join(' ')}%`}`;
  return db.many<NamedShop>(sql`
    SELECT s.id, s.name, c.name AS category, s.address, s.city, s.city_key, s.latitude, s.longitude, s.is_pinned
    FROM (
      SELECT * FROM search_row p
      WHERE p.is_listed
        AND search_lexemes(p.city_key, p.place, p.name, p.name_keys || p.item_keys || p.area_keys, p.topics)
          @@ ${query}::tsquery
        AND ${isInScope(scope)} AND ${isOfKind({ kind })} AND ${and} LIMIT ${mostCompared}
    ) p JOIN shop s ON s.id = p.shop_id JOIN category c ON c.id = s.category_id
    ORDER BY ${first}, p.standing DESC, s.id LIMIT ${limit}`);
}
