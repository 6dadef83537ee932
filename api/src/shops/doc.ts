import { findCity } from '@aaspaas/contract/places/cities';
import { searchKey } from '@aaspaas/contract/search-words';

/** What of a business can be searched. */
interface Searchable {
  readonly name: string;
  readonly categoryName: string;
  readonly items: readonly string[];
  /** The part of the city, or the address: whatever says where in the city it is. */
  readonly area: string;
}

/** The column `doc`: everything that can be searched, as plain words. */
export function shopDoc({ name, categoryName, items, area }: Searchable): string {
  return searchKey([name, categoryName, ...items, area].join(' '));
}

/** A name of 200 letters may have thousands once its ligatures are taken apart; a key stays a key. */
const longestKey = 100;

/** The column `city_key`: old and new names of a city have one key; unknown places have their own. */
export function cityKey(city: string): string {
  return [...searchKey(findCity(city)?.name ?? city)].slice(0, longestKey).join('');
}
