import { cities } from '@aaspaas/contract/places/cities';
import type { Suggestion } from '@aaspaas/contract/search/calls';
import { citySpelled, citySpellings } from '@aaspaas/contract/search/city-spellings';
import { searchKey } from '@aaspaas/contract/search-words';

const mostCities = 3;

/** More than one letter, because every city begins with one. */
const shortestText = 2;

/** The cities that a text may become, by any of their names: 'bomb' is Mumbai. */
export function suggestCities(text: string): Suggestion[] {
  const key = searchKey(text);
  if (key.length < shortestText) return [];
  const begins = (spelling: string) => ` ${spelling}`.includes(` ${key}`);
  const meant = new Set(citySpellings.filter(begins).map(citySpelled));
  return cities
    .filter((city) => meant.has(city))
    .slice(0, mostCities)
    .map(({ name, state }) => ({ kind: 'place', label: name, hint: state, address: null }));
}
