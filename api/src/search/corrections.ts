import { aliasPhrases } from '@aaspaas/contract/search/alias-index';
import { citySpellings } from '@aaspaas/contract/search/city-spellings';
import { isGeneric, isQualifier } from '@aaspaas/contract/search/generic-words';
import { baseForm } from '@aaspaas/contract/search/word-forms';
import type { Db } from '../db/open';
import { editDistance, slipsAllowed } from './spelling';
import { type SearchTerm, termsLike, unknownWords } from './term-queries';

const mostCorrections = 3;
/** With more unknown words than this, the text is not worth correcting. */
const mostSlippedWords = 3;

/** Words that are known even if no shop has them: aliases of categories, and cities. */
const ownWords: ReadonlySet<string> = new Set(
  [...aliasPhrases, ...citySpellings].flatMap((phrase) => phrase.split(' ')),
);
const ownTerms: readonly SearchTerm[] = [...ownWords].map((term) => ({ term, frequency: 0 }));

/**
 * The whole text with its unknown words corrected, as alternatives, likeliest first. Empty if nothing is unknown, if
 * too many words are, or if one has no correction.
 */
export async function correctWords(db: Db, typed: readonly string[]): Promise<string[][]> {
  const words = typed.map(baseForm);
  const mendable = words.filter((word) => slipsAllowed(word) > 0);
  const unknown = await unknownTo(db, mendable, mostSlippedWords + 1);
  if (unknown.length > mostSlippedWords) return [];
  const meant = new Map<string, string[]>();
  for (const word of unknown) meant.set(word, await meantBy(db, word));
  const choices = [...meant.values()].map(({ length }) => length);
  if (choices.length === 0 || choices.includes(0)) return [];
  return Array.from({ length: Math.max(...choices) }, (_, choice) =>
    words.map((word) => meant.get(word)?.[choice] ?? meant.get(word)?.at(-1) ?? word),
  );
}

export const hasUnknownWord = async (db: Db, typed: readonly string[]): Promise<boolean> =>
  (await unknownTo(db, typed.map(baseForm), 1)).length > 0;

const unknownTo = (db: Db, words: readonly string[], most: number): Promise<string[]> =>
  unknownWords(
    db,
    words.filter((word) => !isGeneric(word) && !isQualifier(word) && !ownWords.has(word)),
    most,
  );

async function meantBy(db: Db, word: string): Promise<string[]> {
  const most = slipsAllowed(word);
  const isAsLong = ({ term }: SearchTerm) => Math.abs(term.length - word.length) <= most;
  const ranked = [...(await termsLike(db, word)), ...ownTerms]
    .filter(isAsLong)
    .map(({ term, frequency }) => ({ term, frequency, slips: editDistance(word, term) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips || other.frequency - one.frequency)
    .map(({ term }) => term);
  return [...new Set(ranked)].slice(0, mostCorrections);
}
