import type { SearchTier } from '@aaspaas/contract/shops/found-shapes';
import type { Db } from '../../db/open';
import { plannedOnce, type Sql, sql } from '../../db/sql';
import { byTopics, byWords } from './candidate-queries';
import { type Found, type FoundRow, foundOf, hydrated, nothingFound } from './found-queries';
import { allOf, anyOf, lexemesIn } from '../indexing/lexemes';
import { isOpen, opensIn } from '../match-queries';
import { mercatorRadius, reachKm } from '../scope';
import type { TextSearch } from './reading';

const tiers: readonly SearchTier[] = ['name', 'all', 'items', 'category', 'words'];
const [name, all, items, category, words] = [0, 1, 2, 3, 4];

/** What was asked for: by its name, by all words of the text, or by what it offers. */
export const findAskedFor = (db: Db, search: TextSearch): Promise<Found> =>
  ranked(db, search, askedFor(search));

/** The same, and what comes near to it: everything of the likely categories. */
export const findAlike = (db: Db, search: TextSearch): Promise<Found> =>
  ranked(db, search, [...askedFor(search), ...likely(search)]);

/** Where none of those that offer it is open: they by when they open, and what comes near to it and is open. */
export async function findOpeningLater(db: Db, search: TextSearch): Promise<Found> {
  const later = { ...search, openAt: null, isByOpening: true } as const;
  return { ...(await ranked(db, later, [...askedFor(later), ...likely(later)])), isLater: true };
}

/** What has some of the words that no concept explains. */
export const findSomeWords = (db: Db, search: TextSearch): Promise<Found> =>
  ranked(db, search, withSome(search));

/** Only by its name, or by all words of the text. */
export const findAllSaid = (db: Db, search: TextSearch): Promise<Found> =>
  ranked(db, search, [...named(search), ...withAll(search)]);

/** Only businesses of that name. */
export const findNamed = (db: Db, search: TextSearch): Promise<Found> => ranked(db, search, named(search));

const askedFor = (search: TextSearch): Sql[] => [...named(search), ...withAll(search), ...offering(search)];

/** What only comes near to what was asked for is not worth a journey. */
function likely(search: TextSearch): Sql[] {
  const { categories } = search.reading;
  const isFar = search.near && search.cityKey === null && search.withinKm === null;
  const nearby = isFar ? { ...search, withinKm: reachKm } : search;
  return categories.length ? [byTopics(nearby, categories, { tier: category, isOffer: false })] : [];
}

/** Where no concept is understood, most of the words must be there. */
function withSome(search: TextSearch): Sql[] {
  const { sound } = lexemesIn(search);
  const { topics } = search.reading;
  const others = search.reading.others.filter(({ length }) => length >= shortestBeginning);
  if (others.length === 0) return [];
  const least = topics.length ? 1 : Math.ceil((others.length * 2) / 3);
  const has = sql`(SELECT count(*) FROM unnest(${others}::text[]) AS other
    WHERE strpos(p.name_keys || p.item_keys || p.area_keys, ' ' || other || ' ') > 0) >= ${least}`;
  return [byWords(search, { query: anyOf(others.map(sound)), tier: words, and: has })];
}

/**
 * Names that have the words as typed. Words that we understand mean a thing that many offer: then only names that begin
 * with them count, and for one word only the name that is just that word.
 */
function named(search: TextSearch): Sql[] {
  const { words: typed, topics, others } = search.reading;
  const { ofName, beginningOfName } = lexemesIn(search);
  if (typed.join('').length < shortestName) return [];
  const query = typed.map((word, at) => (at < typed.length - 1 ? ofName(word) : beginningOfName(word)));
  const text = typed.join(' ');
  const isThing = (topics[0]?.weight ?? 0) >= sureWeight && others.length === 0;
  const pattern = isThing ? `${text}${typed.length > 1 ? '%' : ''}` : `%${text}%`;
  return [byWords(search, { query: allOf(query), tier: name, and: sql`p.name LIKE ${pattern}` })];
}

const shortestName = 2;
/** Of a hundred; a word that only sounds like a known one weighs less. */
const sureWeight = 90;

/** All words of the text: what is meant and every other word; or every word as typed. */
function withAll(search: TextSearch): Sql[] {
  const { topics, others, area, keys } = search.reading;
  const { topic, beginning, sound } = lexemesIn(search);
  const said = [...others, ...area];
  const whole = (key: string) => (key.length < shortestBeginning ? sound(key) : beginning(key));
  const literal = keys.length
    ? [byWords(search, { query: allOf([...keys, ...area].map(sound)), tier: all, literal: true })]
    : [];
  if (said.length === 0) return literal;
  const meant = topics.length ? [anyOf(topics.map((one) => topic(one.topic)))] : [];
  return [...literal, byWords(search, { query: allOf([...meant, ...said.map(whole)]), tier: all })];
}

/** Shorter sounds begin too many words. */
const shortestBeginning = 3;

function offering(search: TextSearch): Sql[] {
  const { topics, others, area } = search.reading;
  const isAll = others.length + area.length === 0;
  return topics.length ? [byTopics(search, topics, { tier: isAll ? all : items, isOffer: true })] : [];
}

async function ranked(db: Db, search: TextSearch, candidates: readonly Sql[]): Promise<Found> {
  if (candidates.length === 0) return nothingFound;
  const every = candidates.reduce((one, other) => sql`${one} UNION ALL ${other}`);
  const page = (limit: number, offset: number) =>
    db.many<FoundRow>(
      plannedOnce(
        hydrated(
          sql`
          SELECT o.shop_id, (${tiers}::text[])[o.best + 1] AS tier, row_number() OVER () AS turn, o.total, o.good
          FROM (${inOrder(search, every, limit + offset)} LIMIT ${limit} OFFSET ${offset}) o`,
          search.whole,
        ),
      ),
    );
  const rows = await page(search.limit, search.offset);
  if (rows.length > 0 || search.offset === 0) return foundOf(rows);
  // An empty later page does not mean that nothing was found.
  return { ...foundOf(await page(1, 0)), rows: [] };
}

/** How many of the best are ranked by their words too. */
const mostRead = 40;

function inOrder(search: TextSearch, candidates: Sql, shown: number): Sql {
  const found = sql`WITH found AS MATERIALIZED (${narrowed(search, candidates)})`;
  const counted = sql`(
    SELECT min(found.tier) AS best, count(*) AS total, count(*) FILTER (WHERE tier < ${category}) AS good FROM found) n`;
  const order = sql`${orderOf(search, step(search), sql`0`)}, r.shop_id`;
  if (search.sort === 'rating' || isByDistance(search) || search.isByOpening)
    return sql`${found} SELECT r.shop_id, n.* FROM found r, ${counted} ORDER BY ${order}`;
  const best = sql`SELECT r.*, ${step(search)} AS step FROM found r ORDER BY ${order} LIMIT ${Math.max(mostRead, shown)}`;
  return sql`${found}
    SELECT r.shop_id, n.* FROM (SELECT b.*, row_number() OVER () AS turn FROM (${best}) b) r
    LEFT JOIN LATERAL (
      SELECT w.name_keys, w.item_keys, w.area_keys FROM search_row w
      WHERE w.shop_id = r.shop_id AND r.turn <= ${mostRead} OFFSET 0
    ) w ON true, ${counted}
    ORDER BY r.turn > ${mostRead}, ${orderOf(search, sql`r.step`, listed(search))}, r.shop_id`;
}

/**
 * Each candidate once, with how likely its category is meant. A candidate of a category that is not meant comes last:
 * it has some of the words by chance. Where we know what all words mean, the same holds for one that has the words
 * without offering the thing ('curtain cleaning' is no curtain). One that offers it by a single item only comes near to
 * it ('neem cake' is no cake).
 */
function weighed({ reading }: TextSearch, candidates: Sql): Sql {
  const { likelihoods, others, topics } = reading;
  const ids = likelihoods.map(({ topic }) => topic);
  const weights = likelihoods.map(({ weight }) => weight);
  const isExplained = ids.length > 0 && others.length === 0;
  const isByChance = isExplained ? sql`NOT (c.literal AND c.weight > 0)` : sql`NOT c.literal`;
  const isAside = isExplained ? sql`c.weight < ${(topics[0]?.weight ?? 0) + byName}` : sql`false`;
  const weight = isExplained
    ? sql`CASE WHEN k.likely IS NULL AND ${isAside} THEN 0 WHEN c.weight > 0 THEN c.weight + ${wordsToo} * c.literal::integer ELSE ${wordsAlone} * c.literal::integer END`
    : sql`CASE WHEN c.literal THEN ${literally} ELSE c.weight END`;
  return sql`
    SELECT c.shop_id, c.standing, c.away,
      ${weight}::integer + coalesce(k.likely, ${ids.length > 0 ? unlikely : 0}) AS weight,
      CASE WHEN c.tier = ${name} OR k.likely IS NOT NULL OR ${ids.length === 0} THEN c.tier
        WHEN ${isByChance} THEN ${words} WHEN ${isAside} THEN greatest(c.tier, ${category}) ELSE c.tier END AS tier
    FROM (
      SELECT shop_id, min(tier) AS tier, max(weight) AS weight, bool_or(literal) AS literal,
        min(category_id) AS category_id, min(standing) AS standing, min(away) AS away
      FROM (${candidates}) e GROUP BY shop_id
    ) c
    LEFT JOIN unnest(${ids}::smallint[], ${weights}::integer[]) AS k (category_id, likely)
      ON k.category_id = c.category_id`;
}

function narrowed(search: TextSearch, candidates: Sql): Sql {
  if (search.isByOpening) return withOpenAside(search, candidates);
  return search.isWider ? withoutAside(search, candidates) : weighed(search, candidates);
}

/** Of what only comes near to what was asked for, what is open. */
const withOpenAside = (search: TextSearch, candidates: Sql): Sql => sql`
  SELECT a.* FROM (${weighed(search, candidates)}) a JOIN shop s ON s.id = a.shop_id
  WHERE a.tier < ${category} OR ${isOpen(search.now)}`;

/** Leaves out what only comes near to what was asked for, where somebody offers that: it is not worth a journey. */
const withoutAside = (search: TextSearch, candidates: Sql): Sql => sql`
  SELECT a.shop_id, a.standing, a.away, a.weight, a.tier
  FROM (SELECT p.*, min(p.tier) OVER () AS best FROM (${weighed(search, candidates)}) p) a
  WHERE a.tier < ${category} OR a.best >= ${category}`;

/** The weight of having every word, where we do not know what all of them mean; above that of any topic. */
const literally = 160;
/** The weight of having every word where we know what all mean: for one that offers it, and for one that does not. */
const wordsToo = 16;
const wordsAlone = 60;
/** How much more than the topic itself a name weighs that says it. */
const byName = 24;
/** The weight of a category that is not meant. */
const unlikely = -40;

/** Somebody who wants what is open gets it one tier earlier. */
const step = ({ reading, now }: TextSearch): Sql =>
  reading.wantsOpen
    ? sql`r.tier - (SELECT ${isOpen(now)}::integer FROM shop s WHERE s.id = r.shop_id)`
    : sql`r.tier`;

const isByDistance = ({ near, sort, isWider = false }: TextSearch): boolean =>
  near !== null && (sort === 'distance' || (isWider && sort === null));

/** The weight of a listing that offers just what is meant. */
const heaviest = ({ reading }: TextSearch): number => literally + (reading.likelihoods[0]?.weight ?? 0);
/** A listing that weighs this much less is as good, if it is nearer. */
const asPlainly = 70;

function orderOf(search: TextSearch, stepOf: Sql, wordsWeigh: Sql): Sql {
  const { near, sort, now } = search;
  if (search.isByOpening)
    return sql`r.tier >= ${category}, CASE WHEN r.tier < ${category}
      THEN (SELECT ${opensIn(now)} FROM shop s WHERE s.id = r.shop_id) END, r.away, r.standing DESC`;
  if (sort === 'rating') return sql`${outOfReach(search)}r.standing DESC`;
  if (isByDistance(search)) return sql`r.away`;
  if (near)
    return sql`${stepOf}, greatest(0, ${heaviest(search)} - r.weight - 3 * ${wordsWeigh}) / ${asPlainly},
      r.away, r.standing DESC`;
  return sql`${stepOf}, r.weight / 8 + ${wordsWeigh} DESC, r.standing DESC`;
}

/** The best of the whole country may be far away. */
const outOfReach = ({ near, cityKey }: TextSearch): Sql =>
  near && cityKey === null ? sql`r.away > ${mercatorRadius(near, reachKm)}::float8, ` : sql``;

/** How many words are weighed; more hardly tell two listings apart. Two sizes keep the number of statements small. */
const fewWeighed = 2;
const mostWeighed = 6;

/**
 * The weight of the words that a listing has: in its name they count more than among its items, and there more than in
 * its area; whole words more than beginnings.
 */
function listed({ reading }: TextSearch): Sql {
  const keys = [...new Set([...reading.keys, ...reading.area])].slice(0, mostWeighed);
  const length = keys.length > fewWeighed ? mostWeighed : fewWeighed;
  const weights = Array.from({ length }, (_, at) => weightOf(keys[at] ?? null));
  return sql`(${weights.reduce((sum, one) => sql`${sum} + ${one}`)})`;
}

/** Null where the text has no more words; then nothing is compared. */
const weightOf = (key: string | null, whole = key && ` ${key} `, begun = key && ` ${key}`): Sql => sql`CASE
  WHEN ${key}::text IS NULL THEN 0 WHEN strpos(w.name_keys, ${whole}) > 0 THEN 12
  WHEN strpos(w.item_keys, ${whole}) > 0 THEN 3 WHEN strpos(w.area_keys, ${whole}) > 0 THEN 1
  WHEN strpos(w.name_keys, ${begun}) > 0 THEN 9 WHEN strpos(w.item_keys, ${begun}) > 0 THEN 2 ELSE 0 END`;
