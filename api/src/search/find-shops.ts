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

/** A search whose text has not been read yet. */
export interface Wanted extends Omit<ShopSearch, keyof Reading> {
  /** Chosen by the visitor, not part of the text. */
  readonly cityKey: string | null;
  /** Null or blank: everything. */
  readonly text: string | null;
}

/** One meaning of a text: what must match, and where. */
type Reading = Pick<ShopSearch, 'groups' | 'typed' | 'cityKey'>;

/** The shops for the first reading of the text that finds any, in the first place that has any. */
export async function findShops(db: Db, wanted: Wanted): Promise<ShopRow[]> {
  const vocabulary = openVocabulary(db);
  for (const cityKey of placesOf(wanted)) {
    for await (const reading of readings(vocabulary, { ...wanted, cityKey })) {
      const search = { ...wanted, ...reading };
      const rows = await searchShops(db, search);
      // An empty later page does not mean that this reading found nothing.
      if (rows.length > 0 || (wanted.offset > 0 && (await findsAnything(db, search)))) return rows;
    }
  }
  return [];
}

/** In a small town people also want what the next town has. In a city, nothing found means that there is none. */
function placesOf({ cityKey, near }: Wanted): readonly (string | null)[] {
  const isInTown = near !== null && cityKey !== null && findCity(cityKey) === null;
  return isInTown ? [cityKey, null] : [cityKey];
}

const findsAnything = async (db: Db, search: ShopSearch): Promise<boolean> =>
  (await searchShops(db, { ...search, offset: 0, limit: 1 })).length > 0;

/** What is known about typed words from those of listed shops. Each question is asked only once for a search. */
interface Vocabulary {
  correct(words: readonly string[]): Promise<string[][]>;
  hasUnknown(words: readonly string[]): Promise<boolean>;
}

const openVocabulary = (db: Db): Vocabulary => ({
  correct: askOnce((words) => correctWords(db, words)),
  hasUnknown: askOnce((words) => hasUnknownWord(db, words)),
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
  // A text of symbols has no words and finds nothing.
  if (typed.length === 0) return;
  // 'Bombay Bakery' may be the name of a shop in the chosen city.
  if (namesOtherCity(query, chosen)) yield { groups: [inNamesOnly(typed.join(' '))], typed, cityKey: chosen };
  yield readingOf(query, chosen);
  const corrections = await vocabulary.correct(typed);
  for (const words of corrections) yield readingOf(readQuery(words.join(' ')), chosen);
  yield* withFewerWords(vocabulary, corrections[0] ?? typed, chosen);
}

/** For 'Car wash at home', where no shop says 'at home': first without such words, then with known words only. */
async function* withFewerWords(
  vocabulary: Vocabulary,
  words: readonly string[],
  chosen: string | null,
): AsyncGenerator<Reading> {
  const specific = words.filter((word) => !isQualifier(word));
  const query = readQuery(specific.join(' '));
  // An unknown word is what the person means: for 'helicopter rental' other rentals are no answer.
  if (query.groups.length === 0 || (await vocabulary.hasUnknown(specific))) return;
  if (specific.length < words.length) yield readingOf(query, chosen);
  const groups = query.groups.filter(({ isKnown }) => isKnown);
  if (groups.length > 0 && groups.length < query.groups.length) yield readingOf({ ...query, groups }, chosen);
}

const namesOtherCity = ({ city, isCitySaid }: Query, chosen: string | null): boolean =>
  city !== null && !isCitySaid && chosen !== null && chosen !== cityKey(city.name);

function readingOf({ typed, city, groups }: Query, chosen: string | null): Reading {
  const place = city ? cityKey(city.name) : chosen;
  return { groups: groups.length ? groups : null, typed, cityKey: place };
}
