import { findCity } from '@aaspaas/contract/places/cities';
import { isQualifier } from '@aaspaas/contract/search/generic-words';
import { type Query, readQuery } from '@aaspaas/contract/search/read-query';
import type { Db } from '../db/open';
import type { ShopRow } from '../shops/queries';
import { correctWords, hasUnknownWord } from './corrections';
import { cityKey } from './doc';
import type { ShopSearch } from './match-queries';
import { inNamesOnly } from './patterns';
import { searchShops } from './queries';

/** A search before its text is understood. */
export interface Wanted extends Omit<ShopSearch, keyof Reading> {
  /** Chosen apart from the text. */
  readonly cityKey: string | null;
  /** Null or blank: everything. */
  readonly text: string | null;
}

/** What a text may mean: what must match, and where. */
type Reading = Pick<ShopSearch, 'groups' | 'typed' | 'cityKey'>;

/** The shops for the first reading of the text that finds any, in the first place that has any. */
export async function findShops(db: Db, wanted: Wanted): Promise<ShopRow[]> {
  const vocabulary = openVocabulary(db);
  for (const cityKey of placesOf(wanted)) {
    for await (const reading of readings(vocabulary, { ...wanted, cityKey })) {
      const search = { ...wanted, ...reading };
      const rows = await searchShops(db, search);
      // A later page that is empty does not mean that nothing was found.
      if (rows.length > 0 || (wanted.offset > 0 && (await findsAnything(db, search)))) return rows;
    }
  }
  return [];
}

/** Whoever stands in a small town looks for the nearest, be it in the next one. In a city they know that it has none. */
function placesOf({ cityKey, near }: Wanted): readonly (string | null)[] {
  const isInTown = near !== null && cityKey !== null && findCity(cityKey) === null;
  return isInTown ? [cityKey, null] : [cityKey];
}

const findsAnything = async (db: Db, search: ShopSearch): Promise<boolean> =>
  (await searchShops(db, { ...search, offset: 0, limit: 1 })).length > 0;

/** What the listed words tell about those that were typed; asked once, in however many places is looked. */
interface Vocabulary {
  correct(words: readonly string[]): Promise<string[][]>;
  isStrange(words: readonly string[]): Promise<boolean>;
}

const openVocabulary = (db: Db): Vocabulary => ({
  correct: askOnce((words) => correctWords(db, words)),
  isStrange: askOnce((words) => hasUnknownWord(db, words)),
});

function askOnce<Answer>(ask: (words: readonly string[]) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>();
  return (words: readonly string[]): Promise<Answer> => {
    const key = words.join(' ');
    const answer = answers.get(key) ?? ask(words);
    answers.set(key, answer);
    return answer;
  };
}

async function* readings(vocabulary: Vocabulary, { text, cityKey: chosen }: Wanted): AsyncGenerator<Reading> {
  if (!text?.trim()) return yield { groups: null, typed: [], cityKey: chosen };
  const query = readQuery(text);
  const { typed } = query;
  // Symbols alone match nothing.
  if (typed.length === 0) return;
  // 'Bombay Bakery' may be the name of a shop around the corner.
  if (namesOtherCity(query, chosen)) yield { groups: [inNamesOnly(typed.join(' '))], typed, cityKey: chosen };
  yield understood(query, chosen);
  const corrections = await vocabulary.correct(typed);
  for (const words of corrections) yield understood(readQuery(words.join(' ')), chosen);
  yield* lessThanSaid(vocabulary, corrections[0] ?? typed, chosen);
}

/** 'Car wash at home', where nobody says 'at home': first without such words, then with what we know for sure. */
async function* lessThanSaid(
  vocabulary: Vocabulary,
  words: readonly string[],
  chosen: string | null,
): AsyncGenerator<Reading> {
  const telling = words.filter((word) => !isQualifier(word));
  const query = readQuery(telling.join(' '));
  // A word that nobody has ever used is what was meant: 'helicopter rental' is not just any rental.
  if (query.groups.length === 0 || (await vocabulary.isStrange(telling))) return;
  if (telling.length < words.length) yield understood(query, chosen);
  const groups = query.groups.filter(({ isKnown }) => isKnown);
  if (groups.length > 0 && groups.length < query.groups.length)
    yield understood({ ...query, groups }, chosen);
}

const namesOtherCity = ({ city, isCitySaid }: Query, chosen: string | null): boolean =>
  city !== null && !isCitySaid && chosen !== null && chosen !== cityKey(city.name);

function understood({ typed, city, groups }: Query, chosen: string | null): Reading {
  const place = city ? cityKey(city.name) : chosen;
  return { groups: groups.length ? groups : null, typed, cityKey: place };
}
