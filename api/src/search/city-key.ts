import { findCity } from '@aaspaas/contract/places/cities';
import { searchKey } from '@aaspaas/contract/search-words';

/** A name of 200 characters may become thousands when its ligatures are decomposed, so keys are cut. */
const longestKey = 100;

/** The column `city_key`: the old and new names of a city have the same key; an unknown place has its own. */
export function cityKey(city: string): string {
  return [...searchKey(findCity(city)?.name ?? city)].slice(0, longestKey).join('');
}
