import { cities } from '../places/cities';
import { searchKey } from '../search-words';
import { categories } from '../shops/categories';
import { aliases } from './aliases';
import type { Suggestion } from './calls';
import { citySpelled, citySpellings } from './city-spellings';

const mostOfEach = 3;

/** Longer than a letter: every city and category begins with one. */
const shortestText = 2;

/** The categories that a text may become, by their names and by what people call them: 'kir' is Grocery. */
export function suggestCategories(text: string): Suggestion[] {
  const key = searchKey(text);
  if (key.length < shortestText) return [];
  const named = categories
    .filter(({ name }) => begins(searchKey(name), key))
    .map(({ name }) => ({ name, by: '' }));
  const called = aliases
    .map(({ under, words }) => ({
      name: under,
      by: words.find((word) => begins(searchKey(word), key)) ?? '',
    }))
    .filter(({ by }) => by !== '')
    .toSorted((one, other) => one.by.length - other.by.length);
  const hints = new Map<string, string>();
  for (const { name, by } of [...named, ...called]) if (!hints.has(name)) hints.set(name, by);
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

/** The text is the beginning of the phrase, or of one of its words. */
const begins = (phrase: string, text: string): boolean => ` ${phrase}`.includes(` ${text}`);
