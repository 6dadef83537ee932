import type { RuleTable } from '../../../rule-engine/rule';
import { isBlank, longerThan, shorterThan } from '../../../rule-engine/text';
import { searchWords } from '../../../search-words';
import { categoryNamed } from '../../../shops/categories';

/** A phrase of more words is never found as a whole. */
const mostWords = 5;
const longest = 60;

const hasNoLetter = (typed: string): boolean => !/\p{L}/u.test(typed);
const hasManyWords = (typed: string): boolean => searchWords(typed).length > mostWords;

const word = [
  ['Please enter the word', isBlank],
  ['A word needs letters', hasNoLetter],
  ['At least two letters, please', shorterThan(2)],
  ['At most {longest} characters, please', longerThan(longest), () => ({ longest })],
  ['At most {mostWords} words, please', hasManyWords, () => ({ mostWords })],
] as const;

export interface WordValues {
  readonly word: string;
}

export const wordRules = { word } satisfies RuleTable<WordValues>;

export interface AliasValues extends WordValues {
  /** What people would type instead. */
  readonly same_as: string;
}

export const aliasRules = {
  word,
  same_as: [
    ['Please enter a word that search knows', isBlank],
    ['At most {longest} characters, please', longerThan(longest), () => ({ longest })],
  ],
} satisfies RuleTable<AliasValues>;

export interface OrderValues {
  /** The names of categories, the likeliest first; blank where there are fewer. */
  readonly first: string;
  readonly second: string;
  readonly third: string;
}

const isNoCategory = (typed: string): boolean => !isBlank(typed) && !categoryNamed(typed);

export const orderRules = {
  first: [
    ['Please choose a category', isBlank],
    ['There is no such category', isNoCategory],
  ],
  second: [
    ['There is no such category', isNoCategory],
    [
      'Each category once, please',
      (typed, { first }: Partial<OrderValues>) => !isBlank(typed) && typed === first,
    ],
  ],
  third: [
    ['There is no such category', isNoCategory],
    [
      'Each category once, please',
      (typed, { first, second }: Partial<OrderValues>) => !isBlank(typed) && [first, second].includes(typed),
    ],
    [
      'Please choose the second one first',
      (typed, { second = '' }: Partial<OrderValues>) => !isBlank(typed) && isBlank(second),
    ],
  ],
} satisfies RuleTable<OrderValues>;

export interface ConceptValues extends OrderValues {
  readonly name: string;
  /** What people call it, and what listings call it, with commas between. */
  readonly words: string;
  readonly items: string;
}

const mostListed = 40;

/** 'drone, flying camera' */
export const listedIn = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

const hasStrange = (typed: string): boolean =>
  listedIn(typed).some((part) => hasNoLetter(part) || hasManyWords(part) || longerThan(longest)(part));

export const conceptRules = {
  name: [
    ['Please name it', isBlank],
    [
      'Small English letters, digits and spaces only, please',
      (typed) => !/^[a-z][a-z0-9 -]*$/.test(typed.trim()),
    ],
    ['At most 40 characters, please', longerThan(40)],
  ],
  words: [
    ['Please enter at least one word', (typed) => listedIn(typed).length === 0],
    [
      'At most {mostListed} words, please',
      (typed) => listedIn(typed).length > mostListed,
      () => ({ mostListed }),
    ],
    [
      'Each with letters, at most {mostWords} words and {longest} characters, please',
      hasStrange,
      () => ({ mostWords, longest }),
    ],
  ],
  items: [
    ['At most {mostListed}, please', (typed) => listedIn(typed).length > mostListed, () => ({ mostListed })],
    [
      'Each with letters, at most {mostWords} words and {longest} characters, please',
      hasStrange,
      () => ({ mostWords, longest }),
    ],
  ],
  ...orderRules,
} satisfies RuleTable<ConceptValues>;
