import { editDistance } from '../spelling';
import { ofEach, readOff } from '../understanding/tables';

/** Words of the concept files in Latin letters, by what is left of them without one of their letters. */
type WordsByRest = ReadonlyMap<string, readonly string[]>;

/** Shorter words differ by one letter from too many others. */
const shortest = 5;

const wordsByRest = readOff(({ spellings }) => readWords(spellings.values()));

function readWords(words: Iterable<string>): WordsByRest {
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
  const rests = [word, ...withoutOne(word)];
  const alike = ofEach(wordsByRest).flatMap((words) => rests.flatMap((rest) => words.get(rest) ?? []));
  return [...new Set(alike)].find((one) => one !== word && editDistance(word, one) === 1) ?? null;
}
