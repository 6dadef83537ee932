import type { Db } from '../../db/open';
import { editDistance, slipsAllowed } from '../../sound/spelling';
import { type SearchTerm, termsLike, termsWith } from './term-queries';

const mostCorrections = 3;
/** With more unknown words than this, the text is not worth correcting. */
const mostSlippedWords = 3;
const shortestWord = 3;

/**
 * The text with its unknown words (at the positions in `unknown`) replaced by words of listed businesses that contain
 * them or differ by a slip: the alternatives, likeliest first. Empty if no word or too many words are unknown, or if
 * one has no correction. `takesParts`: a part of a word stands for the word.
 */
export async function correctWords(
  db: Db,
  words: readonly string[],
  unknown: readonly number[],
  takesParts = true,
): Promise<string[][]> {
  const mendable = [...new Set(unknown.map((at) => words[at] ?? ''))].filter(isLongEnough);
  if (mendable.length === 0 || mendable.length > mostSlippedWords) return [];
  const meant = new Map<string, string[]>();
  for (const word of mendable) meant.set(word, await meantBy(db, word, takesParts));
  const choices = [...meant.values()].map(({ length }) => length);
  if (choices.includes(0)) return [];
  const texts = Array.from({ length: Math.max(...choices) }, (_, choice) =>
    words.map((word) => meant.get(word)?.[choice] ?? meant.get(word)?.at(-1) ?? word),
  );
  return texts.filter((text) => text.join(' ') !== words.join(' '));
}

const isLongEnough = (word: string): boolean => [...word].length >= shortestWord;

async function meantBy(db: Db, word: string, takesParts: boolean): Promise<string[]> {
  const wider = await termsWith(db, word, mostCorrections);
  if (wider.includes(word)) return [word];
  if (wider.length > 0) return takesParts ? wider : [];
  return slipsAllowed(word) > 0 ? spelledLike(word, await termsLike(db, word)) : [];
}

function spelledLike(word: string, terms: readonly SearchTerm[]): string[] {
  const most = slipsAllowed(word);
  const isAsLong = ({ term }: SearchTerm) => Math.abs(term.length - word.length) <= most;
  const ranked = terms
    .filter(isAsLong)
    .map(({ term, frequency }) => ({ term, frequency, slips: editDistance(word, term) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips || other.frequency - one.frequency)
    .map(({ term }) => term);
  return [...new Set(ranked)].slice(0, mostCorrections);
}
