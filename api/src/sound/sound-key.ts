import { romanise } from './romanise';

/** Turned into one after the other, so that later ones see what earlier ones made. A capital C is 'ch'. */
const folds: readonly (readonly [RegExp, string])[] = [
  // What English writes and nobody says.
  [/^kn/, 'n'],
  [/^x/, 'z'],
  [/^wr/, 'r'],
  [/ght/, 't'],
  [/eau/, 'u'],
  [/(?:sh?|c|t|ss)iy?[ao]n/, 'san'],
  [/ture(?=$|[sd])/, 'Car'],
  [/(?<=[bcdfgkpt])re$/, 'ar'],
  [/(?<=[bcdfgkpt])le$/, 'al'],
  [/dge/, 'j'],
  // One sound, several letters.
  [/sch/, 'sk'],
  [/t?chh?/, 'C'],
  [/ck|q/, 'k'],
  [/ph/, 'f'],
  [/zh/, 'l'],
  [/x/, 'ks'],
  [/(?<=[bcdfgjklmnpqrstvwxz])h/, ''],
  [/c(?=[eiy])/, 's'],
  [/c/, 'k'],
  [/C/, 'c'],
  [/z/, 'j'],
  // Long and short vowels, and pairs that are spoken as one.
  [/(?<=[ao])w(?![aeiou])/, 'u'],
  [/ew(?![aeiou])/, 'u'],
  [/w/, 'v'],
  [/(?<=[^aeiouy])y(?=u)/, ''],
  [/ee+|ea|ie/, 'i'],
  [/oo+|ue|ui/, 'u'],
  [/a+[iy]+|e[iy]+|ae/, 'e'],
  [/oa|a+u+|ou/, 'o'],
  [/(?<!^)y/, 'i'],
  [/n(?=[pb])/, 'm'],
  [/eh[ae](?=[^aeiou])/, 'e'],
  [/h(?![aeiou])/, ''],
  [/(.)\1+/, '$1'],
  // 'Tailor', 'parlour' and 'computer' end alike.
  [/(?<=[^aeiou])[eo]r$/, 'ar'],
  // The last a and e are hardly heard, and 'kapda' is 'kapde' where there are several.
  [/(?<=[^aeiou].*[^aeiou])[ae]$/, ''],
];

const everywhere = folds.map(([sound, letters]) => [new RegExp(sound, 'g'), letters] as const);

/** Nobody writes a letter so often; 'ttttyyyy' is no tea. */
const isHeldKey = /(.)\1{3}/;

const isPlain = /^[a-z0-9]+$/;

/** The keys of words that were asked for before: the same words come again and again. */
const known = new Map<string, string>();
const mostKnown = 30_000;

/** Words that sound alike have the same key, in whatever script and spelling they are written. */
export function soundKey(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const key = keyOf(word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, key);
  return key;
}

function keyOf(word: string): string {
  if (isHeldKey.test(word)) return word;
  const latin = isPlain.test(word) ? word : romanise(word).normalize('NFKD').replace(/\p{M}/gu, '');
  return everywhere.reduce((key, [sound, letters]) => key.replace(sound, letters), latin) || word;
}

/** The key of words that are written together. */
export const joinKeys = (keys: readonly string[]): string => keys.join('').replace(/(.)\1+/g, '$1');
