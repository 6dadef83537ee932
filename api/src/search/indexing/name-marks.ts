import { romanise } from '../../sound/romanise';
import { soundKey } from '../../sound/sound-key';
import { searchWords } from '@aaspaas/contract/search-words';

/**
 * Numbers by which a misspelt name is found. Vowels are left out, since they are heard and written loosely, and
 * consonants that people confuse count as one. Two names share a mark if they differ by one consonant that was missed,
 * doubled, wrong or swapped; if they have the same words in any order; or if they share two words.
 */
export const marksOfName = (name: string): number[] =>
  marksOf(wordsOfName(name).map(squeezed), searchWords(name));

/** `isTelling`: false for words of a trade, two of which stand together in too many names. */
export const marksOfTyped = (words: readonly string[], isTelling: (word: string) => boolean): number[] =>
  marksOf([squeezed(words)], words, isTelling);

function marksOf(
  sounds: readonly string[],
  words: readonly string[],
  isTelling: (word: string) => boolean = () => true,
): number[] {
  const wholes = sounds.map(consonantsOf).flatMap(withOneLess);
  const turned = inOrder(words).map((word) => squeezed([word]));
  return [...new Set([...wholes, turned.join(' '), ...pairsOf(words, isTelling)].map(numberOf))];
}

/** Fewer consonants, at least with one left out, are those of too many names. */
const fewest = 3;
const most = 40;

const withOneLess = (consonants: string): string[] =>
  consonants.length <= fewest
    ? [consonants].filter(({ length }) => length === fewest)
    : [consonants, ...Array.from(consonants, (_, at) => consonants.slice(0, at) + consonants.slice(at + 1))];

const mostPaired = 4;

function pairsOf(words: readonly string[], isTelling: (word: string) => boolean): string[] {
  const parts = plainWords(words)
    .slice(0, mostPaired)
    .map((word) => ({ consonants: consonantsOf(squeezed([word])), isTelling: isTelling(word) }));
  return parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .filter((other) => one.isTelling || other.isTelling)
      .map((other) => [one.consonants, other.consonants].toSorted().join('+')),
  );
}

const alike: Readonly<Record<string, string>> = {
  g: 'k',
  d: 't',
  b: 'p',
  f: 'p',
  v: 'p',
  c: 's',
  j: 's',
  m: 'n',
};

const consonantsOf = (sound: string): string =>
  [...sound.replace(/[aeiouhy]/g, '')]
    .map((letter) => alike[letter] ?? letter)
    .join('')
    .slice(0, most);

/** FNV-1a, as an integer of the database. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** The letters of all words without spaces, in whatever script they are written. */
export const lettersOf = (words: readonly string[]): string => words.map(latinOf).join('').slice(0, longest);

/** The same by sound. */
export const squeezed = (words: readonly string[]): string => soundKey(lettersOf(words));

/** Longer names differ before this letter. */
const longest = 80;

const latinOf = (word: string): string => romanise(withPlainR(word)).normalize('NFKD').replace(/\p{M}/gu, '');

/** The r that is nearly a d: names are mostly written with r ('Saree', 'Garh', 'Arora'). */
const withPlainR = (word: string): string =>
  word
    .replace(/[\u0921\u0922]\u093c/g, '\u0930')
    .replace(/[\u09a1\u09a2]\u09bc/g, '\u09b0')
    .replaceAll('\u0a5c', '\u0a30');

/** The words of a name without 'and', which people write, leave out, or write as '&'. */
export const plainWords = (words: readonly string[]): string[] => words.filter((word) => word !== 'and');

/** The words in one order, however they were typed. */
export const inOrder = (words: readonly string[]): string[] =>
  plainWords(words).toSorted((one, other) => (squeezed([one]) < squeezed([other]) ? -1 : 1));

/** The words of a whole name: as they are, with 'and', and without; and as English is spoken, if that differs. */
export function wordsOfName(name: string): string[][] {
  const spoken = searchWords(name.replaceAll('&', ' and '));
  const plain = plainWords(spoken);
  const english = plain.map(asSpoken);
  const isSame = english.every((word, at) => word === plain[at]);
  return [searchWords(name), spoken, plain, ...(isSame ? [] : [english])];
}

/** Who writes 'digital' or 'furniture' in an Indian script writes what is heard: 'dijital', 'farnichar'. */
const asSpoken = (word: string): string => word.replace(/g(?=[eiy])/g, 'j').replace(/ture(?=s?$)/, 'char');
