import { cities } from '@aaspaas/contract/places/cities';
import type { Position } from '@aaspaas/contract/places/distance';
import type { WordGroup } from '@aaspaas/contract/search/read-query';
import { searchKey } from '@aaspaas/contract/search-words';
import { type Sql, sql } from '../db/sql';
import { inArea, inName, signed } from './doc';
import { hasPhrase, matchPatterns, partPatterns, tokenQuery } from './patterns';

export interface ShopSearch {
  /** What must match, all of it. Null: everything. */
  readonly groups: readonly WordGroup[] | null;
  /** The words as they were typed: a business of that name comes first. */
  readonly typed: readonly string[];
  readonly cityKey: string | null;
  readonly kind: 'shop' | 'service' | null;
  readonly categoryId: number | null;
  /** Open on this day (Monday is 0) at this minute, Indian time. */
  readonly openAt: { readonly day: number; readonly minutes: number } | null;
  readonly sort: 'distance' | 'rating' | null;
  readonly near: Position | null;
  readonly limit: number;
  readonly offset: number;
}

const everything = sql`true`;
const nothing = sql`false`;
const listOf = (parts: readonly Sql[]): Sql => parts.reduce((before, part) => sql`${before}, ${part}`);
const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length ? sql`(${conditions.reduce((one, other) => sql`${one} OR ${other}`)})` : nothing;
const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length ? sql`(${conditions.reduce((one, other) => sql`${one} AND ${other}`)})` : everything;

/** The rows of `shop` that match, one page of them, and the order that they are in. */
export function searchStatement(search: ShopSearch): { found: Sql; order: Sql } {
  const order = listOf([...orderOf(search), sql`s.id`]);
  const found = sql`
    SELECT * FROM shop s
    WHERE ${isListedMatch(search)} AND ${openAt(search)} AND ${isSomewhere(search)}
    ORDER BY ${order} LIMIT ${search.limit} OFFSET ${search.offset}`;
  return { found, order };
}

type Match = Pick<ShopSearch, 'groups' | 'cityKey' | 'kind' | 'categoryId'>;

/** Of the table `shop s`: what everyone may see, of this kind, here, with these words. */
export const isListedMatch = (match: Match): Sql =>
  sql`s.is_listed AND ${placeAndWords(match)} AND ${ofKind(match)}`;

const readsTokens = ({ cityKey, groups, categoryId }: Match): boolean =>
  cityKey !== null && (groups !== null || categoryId !== null);

function placeAndWords(match: Match): Sql {
  const { groups, cityKey, categoryId } = match;
  if (groups?.length === 0) return nothing;
  if (cityKey !== null && readsTokens(match)) {
    const query = tokenQuery({ ...match, cityKey, groups: groups ?? [] });
    const tokens = sql`search_tokens(s.city_key, s.kind, s.doc) @@ ${query}::tsquery`;
    // The index knows words only; that those of a phrase stand together is seen in the few rows that it gives.
    return allOf([tokens, ...(groups ?? []).filter(hasPhrase).map(hasPart)]);
  }
  const place = cityKey === null ? everything : sql`s.city_key = ${cityKey}`;
  const category = categoryId === null ? everything : sql`s.category_id = ${categoryId}::smallint`;
  return allOf([place, category, ...(groups ?? []).map(hasPart)]);
}

function hasPart(group: WordGroup): Sql {
  const phrases = partPatterns(group).map((pattern) => sql`s.doc LIKE ${pattern}`);
  const categories = group.categoryIds.map((id) => sql`s.category_id = ${id}::smallint`);
  return anyOf([...phrases, ...categories]);
}

function ofKind({ kind }: Match): Sql {
  return kind === null ? everything : sql`s.kind IN (${kind}, 'both')`;
}

function openAt({ openAt: moment }: ShopSearch): Sql {
  if (!moment) return everything;
  const { day, minutes } = moment;
  return sql`(s.days >> ${day}) & 1 = 1 AND (s.schedule = 'full-time' OR s.schedule = 'part-time'
    AND s.opens <= ${minutes} AND s.closes > ${minutes})`;
}

const cityKeys = cities.map(({ name }) => searchKey(name));

/** Without a pin, in a town that we do not know, a business stands nowhere: it is around nobody, unless asked for. */
const isSomewhere = ({ near, cityKey, groups }: ShopSearch): Sql =>
  near && cityKey === null && groups === null
    ? sql`(s.is_pinned OR s.city_key = ANY (${cityKeys}::text[]))`
    : everything;

/** Five imagined four-star reviews: one happy cousin does not beat two hundred customers. */
export const standing = sql`(s.rating_sum + 20)::float8 / (s.rating_count + 5) DESC`;

function orderOf(search: ShopSearch): Sql[] {
  const { near, groups, sort } = search;
  if (sort === 'rating') return near && search.cityKey === null ? [isOutOfReach(near), standing] : [standing];
  if (!near)
    return groups ? [...phraseFirst(search, '%'), sql`${relevance(groups)} DESC`, standing] : [standing];
  const distance = distanceFrom(near);
  // Adding nothing keeps the planner from walking the map index and reading every word on the way.
  const nearest = groups || readsTokens(search) ? sql`(${distance}) + 0` : distance;
  if (!groups || sort === 'distance') return [nearest];
  // What only has the letters somewhere inside a word comes after all that has the word.
  const isWeak = anyOf(groups.map((group) => sql`${matchOf(group)} = 0`));
  return [...phraseFirst(search, ''), isWeak, nearest];
}

const distanceFrom = ({ latitude, longitude }: Position): Sql =>
  sql`s.place <-> point(radians(${longitude}::float8), ln(tan(pi() / 4 + radians(${latitude}::float8) / 2)))`;

const earthRadiusKm = 6371;
const reachKm = 60;

/** The best of the whole country are no use to somebody who looks around. On this map a kilometre grows with latitude. */
const isOutOfReach = (near: Position): Sql =>
  sql`(${distanceFrom(near)}) > ${reachKm / earthRadiusKm / Math.cos((near.latitude * Math.PI) / 180)}::float8`;

/** Who types several words of a name, or of a part of the city, wants just that; `before` may stand before a name. */
function phraseFirst({ typed }: ShopSearch, before: string): Sql[] {
  if (typed.length < 2) return [];
  const text = typed.join(' ');
  return [
    sql`s.doc NOT LIKE ${`${before}${signed(inName, text)}%`} AND s.doc NOT LIKE ${`%${signed(inArea, text)}%`}`,
  ];
}

const relevance = (groups: readonly WordGroup[]): Sql =>
  groups
    .map((group) => sql`${matchOf(group)} + ${likelihoodOf(group)}`)
    .reduce((sum, one) => sql`${sum} + ${one}`);

/** Name before items before area; whole words before beginnings, and parts inside a word last. */
function matchOf(group: WordGroup): Sql {
  const { wordsOfName, area, alikeInName, words, beginningsInName, beginnings } = matchPatterns(group);
  const doc = sql`' ' || s.doc || ' '`;
  return sql`CASE
    WHEN ${doc} LIKE ANY (${wordsOfName}::text[]) THEN 12
    WHEN ${doc} LIKE ANY (${area}::text[]) THEN 1
    WHEN ${doc} LIKE ANY (${alikeInName}::text[]) THEN 5
    WHEN ${doc} LIKE ANY (${words}::text[]) THEN 3
    WHEN ${doc} LIKE ANY (${beginningsInName}::text[]) THEN 9
    WHEN ${doc} LIKE ANY (${beginnings}::text[]) OR s.category_id = ANY (${group.categoryIds}::smallint[]) THEN 2
    ELSE 0 END`;
}

/** The category counts less than the name, more than an item. */
const likelihoodOf = ({ likelyIds }: WordGroup): Sql =>
  sql`CASE WHEN s.category_id = ANY (${likelyIds}::smallint[]) THEN 4 ELSE 0 END`;
