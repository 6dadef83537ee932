import { type Sql, sql } from '../../db/sql';
import { always, isInScope, isOfKind, pointOf, passes, shopFilters } from '../match-queries';
import type { Meant, TextSearch } from './reading';

/** How many candidates of each sort are read: one more than is counted, so that the count is exact up to there. */
const mostOfEach = sql`201`;

/*
 * A candidate is a row (shop_id, tier, weight, literal, category_id, standing, away): all that ranks it except its words, which are read later and of the best only.
 */

/** How far it is from the place of the search; null if that has none. */
const awayFrom = ({ near }: TextSearch): Sql =>
  near ? sql`p.place <-> ${pointOf(near)}` : sql`NULL::float8`;

interface ByWords {
  readonly query: string;
  readonly tier: number;
  readonly and?: Sql;
  /** The query is every word, as it sounds. */
  readonly literal?: boolean;
}

/** Candidates of `search_row` that match a tsquery. */
export function byWords(search: TextSearch, { query, tier, and = always, literal = false }: ByWords): Sql {
  return sql`
    (SELECT p.shop_id, ${tier}::integer AS tier, 0 AS weight, ${literal}::boolean AS literal,
       p.category_id, p.standing, ${awayFrom(search)} AS away
     FROM search_row p
     WHERE p.is_listed
       AND search_lexemes(p.city_key, p.place, p.name, p.name_keys || p.item_keys || p.area_keys, p.topics)
         @@ ${query}::tsquery
       AND ${and} AND ${isInScope(search)} AND ${isOfKind(search)} AND ${passes(shopFilters(search))}
     LIMIT ${mostOfEach})`;
}

interface ByTopics {
  readonly tier: number;
  /** False for categories: a shop of the category need not offer what is meant. */
  readonly isOffer: boolean;
}

/** Candidates of `search_post`: the best or the nearest of each topic. */
export function byTopics(search: TextSearch, topics: readonly Meant[], { tier, isOffer }: ByTopics): Sql {
  const { near, sort } = search;
  const order = near && sort !== 'rating' ? awayFrom(search) : sql`p.standing DESC, p.shop_id`;
  return sql`
    (SELECT p.shop_id, ${tier}::integer AS tier, ${isOffer ? sql`m.weight + 6 * p.strength` : sql`0`} AS weight, false AS literal,
       p.category_id, p.standing, p.away
     FROM unnest(${topics.map(({ topic }) => topic)}::integer[], ${topics.map(({ weight }) => weight)}::integer[])
       AS m (topic, weight),
     LATERAL (
       SELECT p.shop_id, p.strength, p.category_id, p.standing, ${awayFrom(search)} AS away FROM search_post p
       WHERE p.topic = m.topic AND ${isInScope(search)} AND ${isOfKind(search)} AND ${passes(shopFilters(search))}
       ORDER BY ${order} LIMIT ${mostOfEach}
     ) p)`;
}
