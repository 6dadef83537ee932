import type { City } from '../places/cities';
import { mostWordsOfSearch, searchWords } from '../search-words';
import { categories } from '../shops/categories';
import { aliasFor, type Meaning } from './alias-index';
import { citySpelled } from './city-spellings';
import { isGeneric } from './generic-words';
import { baseForm, formsOf, phraseForms } from './word-forms';

/** One thing that must match: any of the phrases, or any of the categories. A phrase matches if all its words do. */
export interface WordGroup {
  /** As it was typed, in base forms. */
  readonly typed: readonly string[];
  /** Phrases with the same meaning. */
  readonly alike: readonly string[];
  /** Searched for in names only. */
  readonly inNames: readonly string[];
  readonly categoryIds: readonly number[];
  /** Matches of these categories come first. */
  readonly likelyIds: readonly number[];
  /** True if we know its meaning. */
  readonly isKnown: boolean;
}

export interface Query {
  /** Every word as it was typed. */
  readonly typed: readonly string[];
  /** The city that the text names, if it names one. */
  readonly city: City | null;
  /** True for 'in Kochi', but not for a name such as 'Bombay Bakery'. */
  readonly isCitySaid: boolean;
  /** All must match. Empty if the text holds only a city and generic words. */
  readonly groups: readonly WordGroup[];
}

const longestAlias = 4;

/** What a search text asks for. */
export function readQuery(text: string): Query {
  const typed = searchWords(text).slice(0, mostWordsOfSearch);
  const found = cityIn(typed);
  if (!found) return { typed, city: null, isCitySaid: false, groups: readGroups(typed) };
  const { city, at, length } = found;
  const others = typed.toSpliced(at, length);
  const isCitySaid = others.length === 0 || placeWords.has(typed[at - 1] ?? '');
  return { typed, city, isCitySaid, groups: readGroups(others) };
}

const placeWords = new Set(['in', 'at', 'near', 'around', 'from', 'of']);

/** The last city that is named, because people write it at the end. */
function cityIn(words: readonly string[]): { city: City; at: number; length: number } | null {
  for (let at = words.length - 1; at >= 0; at--) {
    for (const length of [2, 1]) {
      const start = at - length + 1;
      const city = start < 0 ? null : citySpelled(words.slice(start, at + 1).join(' '));
      if (city) return { city, at: start, length };
    }
  }
  return null;
}

function readGroups(words: readonly string[]): WordGroup[] {
  const groups: WordGroup[] = [];
  for (let at = 0; at < words.length;) {
    const known = longestAliasAt(words, at);
    const word = words[at] ?? '';
    if (known) groups.push(known.group);
    else if (!isGeneric(word)) groups.push(plainGroup(word));
    at += known?.length ?? 1;
  }
  return groups;
}

function longestAliasAt(words: readonly string[], at: number) {
  for (let length = Math.min(longestAlias, words.length - at); length > 0; length--) {
    const phrase = words
      .slice(at, at + length)
      .map(baseForm)
      .join(' ');
    const meaning = aliasFor(phrase);
    if (meaning) return { length, group: aliasGroup(phrase, meaning) };
  }
  return null;
}

/** Short words are parts of many others: if we know their meaning, they are searched for only in names. */
const shortWord = 3;

function aliasGroup(phrase: string, meaning: Meaning): WordGroup {
  const isShort = phrase.length <= shortWord && !meaning.alike.includes(phrase);
  const typed = isShort ? [] : phraseForms(phrase);
  const alike = [...new Set(meaning.alike)].filter((other) => !typed.includes(other));
  return { ...meaning, typed, alike, inNames: isShort ? [phrase] : [], isKnown: true };
}

function plainGroup(word: string): WordGroup {
  const likelyIds = categoriesBeginning(baseForm(word));
  return { typed: formsOf(word), alike: [], inNames: [], categoryIds: [], likelyIds, isKnown: false };
}

function categoriesBeginning(word: string): number[] {
  if (word.length < shortWord) return [];
  return categories
    .filter(({ name }) => searchWords(name).some((part) => part.startsWith(word)))
    .map(({ id }) => id);
}
