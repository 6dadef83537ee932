import { cities } from '@aaspaas/contract/places/cities';
import type { Position } from '@aaspaas/contract/places/distance';
import type { WordGroup } from '@aaspaas/contract/search/read-query';
import { searchKey } from '@aaspaas/contract/search-words';
import { type Sql, sql } from '../db/sql';
import { inArea, inName, signed } from './doc';
import { hasPhrase, matchPatterns, partPatterns, tokenQuery } from './patterns';

export interface ShopSearch {
  /** All of them must match. Null: every shop matches. */
  readonly groups: readonly WordGroup[] | null;
  /** The words as they were typed; a business of exactly that name comes first. */
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

/** One page of the rows of `shop` that match, and their order. */
export function searchStatement(search: ShopSearch): { found: Sql; order: Sql } {
  const order = listOf([...orderOf(search), sql`s.id`]);
  const found = sql`
    SELECT * FROM shop s
    WHERE ${isListedMatch(search)} AND ${openAt(search)} AND ${isSomewhere(search)}
    ORDER BY ${order} LIMIT ${search.limit} OFFSET ${search.offset}`;
  return { found, order };
}

type Match = Pick<ShopSearch, 'groups' | 'cityKey' | 'kind' | 'categoryId'>;

/** For the table `shop s`: listed, of this kind, in this place, with these words. */
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
    // The index knows single words only. Whether the words of a phrase follow each other is checked in the rows found.
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

/** A business without a pin in an unknown town has no position, so lists of what is near leave it out. */
const isSomewhere = ({ near, cityKey, groups }: ShopSearch): Sql =>
  near && cityKey === null && groups === null
    ? sql`(s.is_pinned OR s.city_key = ANY (${cityKeys}::text[]))`
    : everything;

/** Counts five imagined four-star reviews too, so that one happy cousin does not beat two hundred customers. */
export const bestRatedFirst = sql`(s.rating_sum + 20)::float8 / (s.rating_count + 5) DESC`;

function orderOf(search: ShopSearch): Sql[] {
  const { near, groups, sort } = search;
  if (sort === 'rating')
    return near && search.cityKey === null ? [isOutOfReach(near), bestRatedFirst] : [bestRatedFirst];
  if (!near)
    return groups
      ? [...phraseFirst(search, '%'), sql`${relevance(groups)} DESC`, bestRatedFirst]
      : [bestRatedFirst];
  const distance = distanceFrom(near);
  // With '+ 0' the planner cannot use the map index, which would read the words of every row on the way.
  const nearest = groups || readsTokens(search) ? sql`(${distance}) + 0` : distance;
  if (!groups || sort === 'distance') return [nearest];
  // Matches inside a word come after matches of a whole word or its beginning.
  const isWeak = anyOf(groups.map((group) => sql`${matchOf(group)} = 0`));
  return [...phraseFirst(search, ''), isWeak, nearest];
}

const distanceFrom = ({ latitude, longitude }: Position): Sql =>
  sql`s.place <-> point(radians(${longitude}::float8), ln(tan(pi() / 4 + radians(${latitude}::float8) / 2)))`;

const earthRadiusKm = 6371;
const reachKm = 60;

/**
 * The best of the whole country are no use to somebody who wants what is near. On this map, Mercator's, a kilometre is
 * longer the further it is from the equator.
 */
const isOutOfReach = (near: Position): Sql =>
  sql`(${distanceFrom(near)}) > ${reachKm / earthRadiusKm / Math.cos((near.latitude * Math.PI) / 180)}::float8`;

/** Names and areas that contain all typed words in order come first. `before` is what may precede them in a name. */
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

/**
 * Matches in the name count more than matches in items, and these more than matches in the area. In the same place,
 * whole words count more than beginnings.
 */
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

/** A likely category counts less than a match in the name and more than one in an item. */
const likelihoodOf = ({ likelyIds }: WordGroup): Sql =>
  sql`CASE WHEN s.category_id = ANY (${likelyIds}::smallint[]) THEN 4 ELSE 0 END`;
