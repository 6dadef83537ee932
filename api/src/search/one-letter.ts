import { editDistance } from './spelling';
import { openTables } from './understanding/tables';

/** Words of the concept files in Latin letters, by what is left of them without one of their letters. */
type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** By the tables that it was read off, which are exchanged as a whole. */
const vocabularies = new WeakMap<object, Vocabulary>();

/** Shorter words differ by one letter from too many others. */
const shortest = 5;

function vocabulary(): Vocabulary {
  const tables = openTables();
  const known = vocabularies.get(tables) ?? readVocabulary(tables.lexicon.spellings.values());
  vocabularies.set(tables, known);
  return known;
}

function readVocabulary(words: Iterable<string>): Vocabulary {
  const byRest = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < shortest - 1 || !/^[a-z]+$/.test(word)) continue;
    for (const rest of [word, ...withoutOne(word)]) {
      const alike = byRest.get(rest);
      if (alike) alike.push(word);
      else byRest.set(rest, [word]);
    }
  }
  return byRest;
}

/** The first letter is hardly ever wrong. */
const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2));

/** The known word that differs by one letter that was missed, doubled, wrong or swapped; not by the first. */
export function oneLetterOff(word: string): string | null {
  if (word.length < shortest) return null;
  const words = vocabulary();
  const alike = [word, ...withoutOne(word)].flatMap((rest) => words.get(rest) ?? []);
  return [...new Set(alike)].find((one) => one !== word && editDistance(word, one) === 1) ?? null;
}
