import { editDistance } from '../../sound/spelling';
import { ofEach, readOff, isRightWord } from '../understanding/tables';
import type { ListedWord } from '../indexing/term-queries';
import { phrasesBeginning } from '../suggesting/trade-phrases';
import { remembering } from '../understanding/remembered';
import { understand, understandLiterally } from '../understanding/understand';
import type { Understanding } from '../understanding/understanding';

/** A text with more slips than this is not worth the time that mending takes. */
const mostMended = 5;

/** Below this a word has at least two other letters than the typed one: 'bakrey' is a bakery, and no goat. */
const leastHeard = 0.75;

/** Below this the classifier is too unsure to fill a page. */
const leastGuess = 0.42;

const remember = remembering<Understanding>(5000);

/** Corrects slips, except in words that somebody lists. */
export function mendSlips(literal: Understanding, words: readonly ListedWord[]): Understanding {
  const listed = new Set(words.filter(({ isListed }) => isListed).map(({ key }) => key));
  // 'hegde' is a name somewhere else, and no slip of 'hedge'.
  const named = new Set(words.filter(({ isNamed }) => isNamed).map(({ key }) => key));
  const text = [literal.said.join(' '), ...listed, '', ...named].join('\n');
  return remember(text, () => mended(literal, listed, named));
}

function mended(
  literal: Understanding,
  listed: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Understanding {
  const doubtful = doubtfulIn(literal);
  if (literal.unknown.length === 0) return respelled(literal, doubtful) ?? literal;
  const unknown = [...new Set(literal.unknown.map((at) => literal.keys[at] ?? ''))];
  const mendable = unknown.slice(0, mostMended);
  const strange = literal.unknown.filter((at) => !listed.has(literal.keys[at] ?? ''));
  const spelled = respelled(literal, [
    ...strange.filter((at) => !named.has(literal.keys[at] ?? '')),
    ...doubtful,
  ]);
  if (spelled) return spelled;
  const heard = understand(literal.said, {
    isListed: (key) => listed.has(key) || (unknown.includes(key) && !mendable.includes(key)),
  });
  const isSure = heard.concepts.some(({ from, weight }) => from !== 'guess' || weight >= leastGuess);
  return isSure ? heard : literal;
}

/** Words beside it would confirm what we heard. */
const doubtfulIn = ({ words, idle, heard }: Understanding): number[] =>
  words.length - idle.length > 1
    ? []
    : [...heard].filter(([, trust]) => trust < leastHeard).map(([at]) => at);

/** One wrong letter explains a word better than another that only sounds like it. */
function respelled({ words }: Understanding, strange: readonly number[]): Understanding | null {
  const isMendable = (at: number) => strange.includes(at) && !isRightWord(words[at] ?? '');
  const meant = words.map((word, at) => (isMendable(at) ? (oneLetterOff(word) ?? word) : word));
  return meant.join(' ') === words.join(' ') ? null : readAs({ words }, meant);
}

/** Reads the words that were meant instead of those typed. */
export const readAs = ({ words }: Pick<Understanding, 'words'>, meant: readonly string[]): Understanding => ({
  ...understandLiterally(meant),
  corrected: { typed: words.join(' '), meant: meant.join(' ') },
});

/** Fewer letters begin too many words. */
const fewestLetters = 4;
/** This share of the phrases that it may become must be about one trade. */
const leastShare = 0.8;

/** The text with its last word finished, where that is the beginning of a word of one trade: 'laund' is a laundry. */
export function finishWord({ words, unknown }: Understanding): Understanding | null {
  const typed = words.at(-1) ?? '';
  if (typed.length < fewestLetters || !unknown.includes(words.length - 1)) return null;
  const word = wordBeginning(typed);
  return word ? readAs({ words }, [...words.slice(0, -1), word]) : null;
}

function wordBeginning(typed: string): string | null {
  const phrases = phrasesBeginning(typed);
  const [shortest] = phrases.toSorted((one, other) => one.from.length - other.from.length);
  const alike = phrases.filter(({ category }) => category === shortest?.category);
  const isSure = alike.length >= leastShare * phrases.length;
  return (isSure && shortest?.from.split(' ')[0]) || null;
}

/** Words of the concept files in Latin letters, by the word without one of its letters. */
type WordsByRest = ReadonlyMap<string, readonly string[]>;

/** Shorter words differ by one letter from too many others. */
const shortestWord = 5;

const wordsByRest = readOff(({ spellings }) => readWords(spellings.values()));

function readWords(words: Iterable<string>): WordsByRest {
  const byRest = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < shortestWord - 1 || !/^[a-z]+$/.test(word)) continue;
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
  if (word.length < shortestWord) return null;
  const rests = [word, ...withoutOne(word)];
  const alike = ofEach(wordsByRest).flatMap((words) => rests.flatMap((rest) => words.get(rest) ?? []));
  return [...new Set(alike)].find((one) => one !== word && editDistance(word, one) === 1) ?? null;
}
