import { romanise } from '../sound/romanise';

/**
 * How a name sounds, so that its spellings are one: 'Koramangala' and 'Koramangalaa', 'Malleswaram' and
 * 'Malleshwaram', 'Gandhi Nagar' and 'Gandhinagar', 'कोरमंगला' and 'Koramangala'. Latin letters and digits only.
 */
export function soundOf(name: string): string {
  const words =
    latinOf(name.slice(0, longestName))
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.map(soundOfWord).join('');
}

const soundOfWord = (word: string): string =>
  folds.reduce((sound, [spelling, as]) => sound.replace(spelling, as), word);

const longestName = 80;

/** Of a thousand names one has more letters, and none has half as many again. To compare more only takes time. */
export const longestSound = 30;

const latinOf = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .map(romanise)
        .join(' ');

const folds: readonly (readonly [spelling: RegExp, as: string])[] = [
  [/chh?/g, 'C'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  // Aspirates, and the h with which some write the end of a word.
  [/(?<=[bCdfgjklmnprstvy])h|h$/g, ''],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/[ae][iy](?![aeiou])/g, 'e'],
  [/y(?![aeiou])/g, 'i'],
  [/au/g, 'o'],
  [/(.)\1+/g, '$1'],
  [/C/g, 'c'],
];
