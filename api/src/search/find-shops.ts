import { Failure } from '@aaspaas/contract/failure';
import type { Place } from '@aaspaas/contract/places/place';
import { searchWords } from '@aaspaas/contract/search-words';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import type { SearchTier } from '@aaspaas/contract/shops/found-shapes';
import type { Position } from '@aaspaas/contract/places/distance';
import type { Db } from '../db/open';
import { browseShops } from './browse-queries';
import { correctWords } from './corrections';
import { type Found, nothingFound } from './found-queries';
import { finishWord } from './finish-word';
import { mendSlips } from './mend-slips';
import { asksForAnything } from './asks-for-anything';
import type { NamedPlace } from './place-in-text';
import { listedUnknown, planOf } from './plan';
import { readingOf } from './reading';
import type { Scope } from './scope';
import type { TextSearch } from './text-search';
import type { NearName } from './names/misspelt-name';
import type { ListedWord } from './term-queries';
import { isRightWord } from './understanding/is-right-word';
import { understandLiterally } from './understanding/understand-literally';
import type { Understanding } from './understanding/understanding';
import { findAllSaid, findAlike, findAskedFor, findNamed, findSomeWords } from './text-queries';
import type { Wanted } from './wanted';
import { measuredFrom, type Scopes, scopesOf } from './where';

/** What was found, and how the text was read. */
export interface Answer extends Found {
  readonly tier: SearchTier;
  readonly understanding: Understanding | null;
  readonly corrected: Understanding['corrected'];
  /** The place that was searched around or in, if it has a name. */
  readonly place: Place | null;
  readonly hasMoved: boolean;
  /** True if nothing was found as near as people look. */
  readonly isWider: boolean;
  /** From where distances are. */
  readonly near: Position | null;
  readonly from: Place | null;
}

/** With fewer than this, what comes near to it is shown as well. */
export const thin = 5;

export async function findShops(db: Db, wanted: Wanted): Promise<Answer> {
  try {
    return await find(db, wanted);
  } catch (error) {
    const isTimeout = error instanceof Error && 'code' in error && error.code === statementTimeout;
    throw isTimeout ? new Failure('busy', 'This search takes too long. Please use fewer words.') : error;
  }
}

/** PostgreSQL's code for a statement that it ended because it took too long. */
const statementTimeout = '57014';

async function find(db: Db, wanted: Wanted): Promise<Answer> {
  if (!wanted.text?.trim()) return browse(db, wanted, wanted.place, false);
  const words = searchWords(wanted.text);
  const literal = understandLiterally(words);
  const { unknown, name, place } = await planOf(db, wanted, literal);
  const named = name && (await searchNamed(db, wanted, literal, unknown, name));
  if (named) return named;
  // Whoever says what asks for no business may still know one of that name.
  if (literal.isTalk) return findByName(db, wanted, literal);
  if (!place) return search(db, wanted, literal, unknown, []);
  // 'Bombay Bakery' may be the name of a shop of the chosen place.
  const asName = place.isSaid ? null : await findByName(db, wanted, literal);
  return asName && asName.count > 0 ? asName : searchThere(db, wanted, place);
}

/** The business that is nearly called so, unless others have just the words that were typed. */
async function searchNamed(
  db: Db,
  wanted: Wanted,
  literal: Understanding,
  unknown: readonly ListedWord[],
  { words, likeness }: NearName,
): Promise<Answer | null> {
  const said = likeness < 1 ? await findSaid(db, wanted, literal, unknown, []) : null;
  if (said) return withMore(db, wanted, said, literal, []);
  const answer = await searchFor(db, wanted, understandLiterally(words), []);
  const corrected = { typed: literal.words.join(' '), meant: words.join(' ') };
  return answer.count > 0 ? { ...answer, corrected } : null;
}

async function searchThere(db: Db, wanted: Wanted, { place, name, others }: NamedPlace): Promise<Answer> {
  const moved = { ...wanted, place, city: null };
  // The area is looked for in addresses too: where its middle lies is not always known well.
  const area = measuredFrom(place) ? name.filter((word) => !/^\d+$/.test(word)) : [];
  if (others.length + area.length === 0) return browse(db, moved, place, true);
  const literal = understandLiterally(others);
  const unknown = await listedUnknown(db, literal, scopesOf(moved).tries[0]);
  const answer = await search(db, moved, literal, unknown, area);
  if (answer.count === 0 && others.length === 0) return browse(db, moved, place, true);
  return { ...answer, place, hasMoved: true };
}

async function browse(db: Db, wanted: Wanted, place: Place | null, hasMoved: boolean): Promise<Answer> {
  const scopes = scopesOf(wanted);
  return first(scopes, place, hasMoved, null, (scope) => browseShops(db, { ...wanted, ...scope }));
}

const findByName = (db: Db, wanted: Wanted, literal: Understanding): Promise<Answer> =>
  first(scopesOf(wanted), wanted.place, false, literal, (scope) =>
    findNamed(db, textSearch(wanted, scope, { ...literal, concepts: [] }, [])),
  );

async function search(
  db: Db,
  wanted: Wanted,
  literal: Understanding,
  unknown: readonly ListedWord[],
  area: readonly string[],
): Promise<Answer> {
  const said = await findSaid(db, wanted, literal, unknown, area);
  if (said) return withMore(db, wanted, said, literal, area);
  const understanding = wanted.isExact ? literal : mendSlips(literal, unknown);
  const answer = await searchFor(db, wanted, understanding, area);
  if (answer.count > 0 || wanted.isExact) return answer;
  return (await searchCorrected(db, wanted, understanding, area)) ?? answer;
}

/** Words that we do not know are no slips where somebody has them, and all others that were said, just so. */
async function findSaid(
  db: Db,
  wanted: Wanted,
  literal: Understanding,
  unknown: readonly ListedWord[],
  area: readonly string[],
): Promise<Answer | null> {
  if (unknown.length === 0 || !unknown.every(({ isBegun }) => isBegun)) return null;
  const scopes = scopesOf(wanted);
  const nearest: Scopes = { ...scopes, tries: [scopes.tries[0]] };
  const answer = await first(nearest, wanted.place, false, literal, (scope) =>
    findAllSaid(db, textSearch(wanted, scope, literal, area)),
  );
  return answer.good > 0 ? answer : null;
}

/** Where few have just what was said, its last word may be unfinished. */
async function withMore(
  db: Db,
  wanted: Wanted,
  said: Answer,
  literal: Understanding,
  area: readonly string[],
): Promise<Answer> {
  const finished = said.good >= thin || wanted.isExact ? null : finishWord(literal);
  return finished ? searchFor(db, wanted, finished, area) : said;
}

/** With unknown words replaced by words that businesses have. */
async function searchCorrected(
  db: Db,
  wanted: Wanted,
  { words, unknown }: Understanding,
  area: readonly string[],
): Promise<Answer | null> {
  const mendable = unknown.filter((at) => !isRightWord(words[at] ?? ''));
  for (const meant of await correctWords(db, words, mendable)) {
    const answer = await searchFor(db, wanted, understandLiterally(meant), area);
    const corrected = { typed: words.join(' '), meant: meant.join(' ') };
    if (answer.count > 0) return { ...answer, corrected };
  }
  return null;
}

function searchFor(
  db: Db,
  wanted: Wanted,
  understanding: Understanding,
  area: readonly string[],
): Promise<Answer> {
  return first(scopesOf(wanted), wanted.place, false, understanding, async (scope) => {
    const text = textSearch(wanted, scope, understanding, area);
    const { topics, categories, others } = text.reading;
    if (topics.length + categories.length + others.length + area.length === 0)
      return asksForAnything(understanding.words) ? browseShops(db, { ...wanted, ...scope }) : nothingFound;
    const asked = await findAskedFor(db, text);
    if (asked.good >= thin) return asked;
    const alike = categories.length ? await findAlike(db, text) : asked;
    return alike.count > 0 ? alike : findSomeWords(db, text);
  });
}

function textSearch(
  wanted: Wanted,
  scope: Scope,
  understanding: Understanding,
  area: readonly string[],
): TextSearch {
  const reading = readingOf(understanding, area);
  return { ...wanted, ...scope, reading, now: indianTime(wanted.at) };
}

/** The first scope that has anything decides. */
async function first(
  { tries, from, near }: Scopes,
  place: Place | null,
  hasMoved: boolean,
  understanding: Understanding | null,
  find: (scope: Scope) => Promise<Found>,
): Promise<Answer> {
  let found = nothingFound;
  let turn = 0;
  for (const scope of tries) {
    found = await find(scope);
    if (found.count > 0) break;
    turn++;
  }
  const tier = found.tier ?? 'none';
  const corrected = understanding?.corrected ?? null;
  return {
    ...found,
    tier,
    understanding,
    corrected,
    place,
    hasMoved,
    isWider: found.count > 0 && turn > 0,
    near,
    from,
  };
}
