import { searchWords } from '@aaspaas/contract/search-words';
import { inOrder, plainWords, squeezed, wordsOfName } from './squeezed';

/**
 * Numbers by which a name is found although it was typed otherwise. Vowels are left out, since they are heard and written
 * loosely, and consonants that are taken for each other are one. These have a mark in common: two names that differ by
 * one consonant, which was missed, doubled, wrong or swapped; those of the same words in any order; and those that share
 * two words.
 */
export const marksOfName = (name: string): number[] =>
  marksOf(wordsOfName(name).map(squeezed), searchWords(name));

/** `isTelling`: words that stand for a trade are in too many names to look for two of them. */
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

/** Fewer consonants are those of too many names, one less of them at any rate. */
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
