import { cities } from '../places/cities';
import { searchKey } from '../search-words';
import { categories } from '../shops/categories';
import { aliases } from './aliases';
import type { Suggestion } from './calls';
import { citySpelled, citySpellings } from './city-spellings';

const mostOfEach = 3;

/** More than one letter, because every city and category begins with one. */
const shortestText = 2;

/** Computed once: there are more than a thousand of them, and people type quickly. */
const named = categories.map(({ name }) => ({ name, key: searchKey(name) }));
const called = aliases.map(({ under, words }) => ({
  name: under,
  words: words.map((word) => ({ word, key: searchKey(word) })),
}));

/** The categories that a text may become, by their names and by what people call them: 'kir' is Grocery. */
export function suggestCategories(text: string): Suggestion[] {
  const key = searchKey(text);
  if (key.length < shortestText) return [];
  const byName = named.filter((one) => begins(one.key, key)).map(({ name }) => ({ name, by: '' }));
  const byWord = called
    .map(({ name, words }) => ({ name, by: words.find((one) => begins(one.key, key))?.word ?? '' }))
    .filter(({ by }) => by !== '')
    .toSorted((one, other) => one.by.length - other.by.length);
  const hints = new Map<string, string>();
  for (const { name, by } of [...byName, ...byWord]) if (!hints.has(name)) hints.set(name, by);
  return [...hints]
    .slice(0, mostOfEach)
    .map(([label, hint]) => ({ kind: 'category', label, hint, address: null }));
}

/** The cities that a text may become, by any of their names: 'bomb' is Mumbai. */
export function suggestPlaces(text: string): Suggestion[] {
  const key = searchKey(text);
  if (key.length < shortestText) return [];
  const meant = new Set(citySpellings.filter((spelling) => begins(spelling, key)).map(citySpelled));
  return cities
    .filter((city) => meant.has(city))
    .slice(0, mostOfEach)
    .map(({ name, state }) => ({ kind: 'place', label: name, hint: state, address: null }));
}

/** True if the text begins the phrase, or one of its words. */
const begins = (phrase: string, text: string): boolean => ` ${phrase}`.includes(` ${text}`);
