import type { WordGroup } from '@aaspaas/contract/search/read-query';
import { inArea, inCategory, inName, signed } from './doc';

interface Scope {
  readonly cityKey: string;
  readonly kind: 'shop' | 'service' | null;
  readonly categoryId: number | null;
  readonly groups: readonly WordGroup[];
}

/**
 * The text of a tsquery over `search_tokens`. `searchWords` leaves only letters, marks and digits in words, so nothing
 * that a person types can be taken for syntax.
 */
export function tokenQuery({ cityKey, kind, categoryId, groups }: Scope): string {
  const kinds = kind === null ? ['sh', 'se'] : [kind.slice(0, 2)];
  const anyOf = (terms: readonly string[]): string => `(${terms.join(' | ')})`;
  const token = (word: string, rest = ''): string =>
    anyOf(kinds.map((scope) => `'${cityKey}/${scope}/${word}'${rest}`));
  const inCategoryOf = (id: number): string => token(`${inCategory}${id}`);
  const phrase = (text: string): string =>
    `(${text
      .split(' ')
      .map((word) => token(word, ':*'))
      .join(' & ')})`;
  const group = (one: WordGroup): string =>
    anyOf([...phrasesOf(one).map(phrase), ...one.categoryIds.map(inCategoryOf)]);
  return [...groups.map(group), ...(categoryId === null ? [] : [inCategoryOf(categoryId)])].join(' & ');
}

/** LIKE patterns for ' doc ' that show how well a group matches; the first that matches decides. */
export interface MatchPatterns {
  readonly wordsOfName: readonly string[];
  readonly area: readonly string[];
  readonly alikeInName: readonly string[];
  readonly words: readonly string[];
  readonly beginningsInName: readonly string[];
  readonly beginnings: readonly string[];
}

const endings = ['', 's', 'es'];

export function matchPatterns({ typed, alike, inNames }: WordGroup): MatchPatterns {
  const names = [...typed, ...inNames].map((text) => signed(inName, text));
  const phrases = [...typed, ...alike];
  const wholeWords = (texts: readonly string[], before: string): string[] =>
    texts.flatMap((text) => endings.map((ending) => `%${before}${text}${ending} %`));
  return {
    wordsOfName: wholeWords(names, ''),
    area: typed.map((text) => `%${signed(inArea, text)}%`),
    alikeInName: wholeWords(
      alike.map((text) => signed(inName, text)),
      '',
    ),
    words: wholeWords(phrases, ' '),
    beginningsInName: names.map((text) => `%${text}%`),
    beginnings: phrases.map((text) => `% ${text}%`),
  };
}

/** LIKE patterns for `doc` that match any part of a word, or the words of a phrase in order. */
export const partPatterns = (group: WordGroup): string[] =>
  phrasesOf(group).map((text) => (isOneWord(text) || text.startsWith(inName) ? `%${text}%` : `% ${text}%`));

export const hasPhrase = (group: WordGroup): boolean => !phrasesOf(group).every(isOneWord);

const isOneWord = (text: string): boolean => !text.includes(' ');

/** A group that only names can match. */
export const inNamesOnly = (phrase: string): WordGroup => ({
  typed: [],
  alike: [],
  inNames: [phrase],
  categoryIds: [],
  likelyIds: [],
  isKnown: false,
});

const phrasesOf = ({ typed, alike, inNames }: WordGroup): string[] => [
  ...typed,
  ...alike,
  ...inNames.map((text) => signed(inName, text)),
];
