/**
 * How a name sounds, so that its spellings are one: 'Koramangala' and 'Koramangalaa', 'Malleswaram' and
 * 'Malleshwaram', 'Gandhi Nagar' and 'Gandhinagar'. Latin letters and digits only.
 */
export function soundOf(name: string): string {
  const words =
    name
      .slice(0, longestName)
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.map(soundOfWord).join('');
}

const soundOfWord = (word: string): string =>
  folds.reduce((sound, [spelling, as]) => sound.replace(spelling, as), word);

const longestName = 80;

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
