/**
 * The scripts of India are one alphabet in several hands: Unicode keeps the same letter at the same offset of each
 * script's block. So one table, by that offset, reads nine of them.
 */
export type Script =
  | 'devanagari'
  | 'bengali'
  | 'gurmukhi'
  | 'gujarati'
  | 'odia'
  | 'tamil'
  | 'telugu'
  | 'kannada'
  | 'malayalam';

const scripts: readonly Script[] = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
];

const firstLetter = 0x0900;
const lettersInBlock = 0x80;

/** Which script a letter belongs to, and its offset there; null for a letter of any other alphabet. */
export function scriptOf(letter: string): { script: Script; offset: number } | null {
  const code = (letter.codePointAt(0) ?? 0) - firstLetter;
  const script = scripts[Math.floor(code / lettersInBlock)];
  return script && code >= 0 ? { script, offset: code % lettersInBlock } : null;
}

const inOrder = (from: number, letters: string): [number, string][] =>
  letters.split(' ').map((letter, index) => [from + index, letter]);

/** Capitals are spoken with the tongue curled back. Nobody types them otherwise, but some scripts voice only those. */
export const consonants: ReadonlyMap<number, string> = new Map([
  ...inOrder(0x15, 'k kh g gh n ch chh j jh n T Th D Dh N t th d dh n n p f b bh m y r R l L zh v sh sh s h'),
  [0x5c, 'D'],
  [0x5e, 'f'],
  [0x5f, 'y'],
  [0x70, 'r'],
  [0x71, 'v'],
]);

/** Long vowels are written like short ones: people who type in Latin letters do not agree on them. */
export const vowels: ReadonlyMap<number, string> = new Map([
  ...inOrder(0x04, 'a a a i i u u ri li e e e ai o o o au'),
  [0x60, 'ri'],
  [0x72, 'e'],
]);

export const vowelSigns: ReadonlyMap<number, string> = new Map([
  ...inOrder(0x3e, 'a i i u u ri ri e e e ai o o o au'),
  [0x57, 'au'],
]);

/** Gurmukhi's mark that doubles the next consonant. */
export const doubler = 0x71;
/** The mark that takes a consonant's own vowel away. */
export const silencer = 0x4d;
export const dot = 0x3c;
export const nasalMarks: ReadonlySet<number> = new Set([0x01, 0x02, 0x70]);
export const tamilDots = 0x03;
/** The first of the ten digits, which all scripts keep at the same offset. */
export const firstDigit = 0x66;

/** Consonants that never have a vowel. */
const malayalamFinals: ReadonlyMap<number, string> = new Map(inOrder(0x7a, 'n n r l l k'));

export function finalConsonant(script: Script, offset: number): string | null {
  if (script === 'malayalam') return malayalamFinals.get(offset) ?? null;
  return script === 'bengali' && offset === 0x4e ? 't' : null;
}
