import type { SearchTier } from '@aaspaas/contract/shops/found-shapes';
import type { Db } from '../../db/open';
import { plannedOnce, type Sql, sql } from '../../db/sql';
import { byTopics, byWords } from './candidate-queries';
import { type Found, type FoundRow, foundOf, hydrated, nothingFound } from './found-queries';
import { allOf, anyOf, lexemesIn } from '../indexing/lexemes';
import { isOpen } from '../match-queries';
import { mercatorRadius, reachKm } from '../scope';
import type { TextSearch } from './reading';

const tiers: readonly SearchTier[] = ['name', 'all', 'items', 'category', 'words'];
const [name, all, items, category, words] = [0, 1, 2, 3, 4];

/** What was asked for: by name, with all that was said, or by what it offers. */
export const findAskedFor = (db: Db, search: TextSearch): Promise<Found> =>
  ranked(db, search, askedFor(search));

/** The same, and what comes near to it: everything of the likely categories. */
export const findAlike = (db: Db, search: TextSearch): Promise<Found> =>
  ranked(db, search, [...askedFor(search), ...likely(search)]);

/** What has some of the words that no concept explains. */
export const findSomeWords = (db: Db, search: TextSearch): Promise<Found> =>
  ranked(db, search, withSome(search));

/** Only by name, or with all that was said. */
export const findAllSaid = (db: Db, search: TextSearch): Promise<Found> =>
  ranked(db, search, [...named(search), ...withAll(search)]);

/** Only businesses of that name. */
export const findNamed = (db: Db, search: TextSearch): Promise<Found> => ranked(db, search, named(search));

const askedFor = (search: TextSearch): Sql[] => [...named(search), ...withAll(search), ...offering(search)];

/** What only comes near to it is not worth a journey. */
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
 * A name that has the words as typed. Where we know what they mean, they are first of all a thing that many offer:
 * then only a name that begins so is meant, and for one word only one that is that word.
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
/** Of a hundred: less is a word that only sounds like one we know. */
const sureWeight = 90;

/** All that was said: what is meant and every other word; or every word just as it is. */
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
  const found = sql`WITH found AS MATERIALIZED (${search.isWider ? withoutAside(search, candidates) : weighed(search, candidates)})`;
  const counted = sql`(
    SELECT min(found.tier) AS best, count(*) AS total, count(*) FILTER (WHERE tier < ${category}) AS good FROM found) n`;
  const order = sql`${orderOf(search, step(search), sql`0`)}, r.shop_id`;
  if (search.sort === 'rating' || isByDistance(search))
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
 * Each candidate once, with how likely its category is meant. One of a category that is not meant at all
 * comes last: it has a part of the words by chance. Where we know what all words mean, so has one that has them without
 * offering that ('curtain cleaning' is no curtain); and one that only one of its items says to offer it
 * comes near at most ('neem cake' is no cake).
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

/** What only comes near to it is not worth a journey, where somebody offers it. */
const withoutAside = (search: TextSearch, candidates: Sql): Sql => sql`
  SELECT a.shop_id, a.standing, a.away, a.weight, a.tier
  FROM (SELECT p.*, min(p.tier) OVER () AS best FROM (${weighed(search, candidates)}) p) a
  WHERE a.tier < ${category} OR a.best >= ${category}`;

/** What having every word weighs, where we know what none or only some of them mean; above that of any topic. */
const literally = 160;
/** And where we know what they mean: beside offering that, and without. */
const wordsToo = 16;
const wordsAlone = 60;
/** What is said by a name weighs so much above the topic itself. */
const byName = 24;
/** A category that is not meant at all. */
const unlikely = -40;

/** Somebody who wants what is open gets it one tier earlier. */
const step = ({ reading, now }: TextSearch): Sql =>
  reading.wantsOpen
    ? sql`r.tier - (SELECT ${isOpen(now)}::integer FROM shop s WHERE s.id = r.shop_id)`
    : sql`r.tier`;

const isByDistance = ({ near, sort, isWider = false }: TextSearch): boolean =>
  near !== null && (sort === 'distance' || (isWider && sort === null));

/** What a listing weighs that offers just what is meant. */
const heaviest = ({ reading }: TextSearch): number => literally + (reading.likelihoods[0]?.weight ?? 0);
/** Those that offer it less plainly by so much are as good, if they are nearer. */
const asPlainly = 70;

function orderOf(search: TextSearch, stepOf: Sql, wordsWeigh: Sql): Sql {
  const { near, sort } = search;
  if (sort === 'rating') return sql`${outOfReach(search)}r.standing DESC`;
  if (isByDistance(search)) return sql`r.away`;
  if (near)
    return sql`${stepOf}, greatest(0, ${heaviest(search)} - r.weight - 3 * ${wordsWeigh}) / ${asPlainly},
      r.away, r.standing DESC`;
  return sql`${stepOf}, r.weight / 8 + ${wordsWeigh} DESC, r.standing DESC`;
}

/** The best of the whole country are no use to somebody who wants what is near. */
const outOfReach = ({ near, cityKey }: TextSearch): Sql =>
  near && cityKey === null ? sql`r.away > ${mercatorRadius(near, reachKm)}::float8, ` : sql``;

/** So many words are weighed; further ones hardly tell two listings apart. Two sizes make for few statements. */
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

/** Null where the text has no more words, so that nothing is looked for. */
const weightOf = (key: string | null): Sql => sql`CASE
  WHEN ${key}::text IS NULL THEN 0
  WHEN strpos(w.name_keys, ${key === null ? null : ` ${key} `}) > 0 THEN 12
  WHEN strpos(w.item_keys, ${key === null ? null : ` ${key} `}) > 0 THEN 3
  WHEN strpos(w.area_keys, ${key === null ? null : ` ${key} `}) > 0 THEN 1
  WHEN strpos(w.name_keys, ${key === null ? null : ` ${key}`}) > 0 THEN 9
  WHEN strpos(w.item_keys, ${key === null ? null : ` ${key}`}) > 0 THEN 2 ELSE 0 END`;
