import { searchWords } from '@aaspaas/contract/search-words';
import { romanise } from '../understanding/sound/romanise';
import { soundKey } from '../understanding/sound/sound-key';

/** Words as one, however they are parted and in whatever script they are written. */
export const lettersOf = (words: readonly string[]): string => words.map(latinOf).join('').slice(0, longest);

/** The same as it sounds. */
export const squeezed = (words: readonly string[]): string => soundKey(lettersOf(words));

/** Longer names differ before that. */
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

/** The same in an order that does not depend on how somebody turned them round. */
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
