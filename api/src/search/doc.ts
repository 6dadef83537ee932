import { findCity } from '@aaspaas/contract/places/cities';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { searchKey, searchWords } from '@aaspaas/contract/search-words';

/** What of a business can be searched. */
interface Searchable {
  readonly name: string;
  readonly categoryName: string;
  readonly items: readonly string[];
  /** The part of the city, or the address: whatever says where in the city it is. */
  readonly area: string;
}

/** Signs before a word that say where it stands. Nobody can type them: `searchWords` leaves letters and digits only. */
export const inName = '^';
export const inArea = '@';
export const inCategory = '=';

/**
 * The column `doc`: everything that can be searched, as plain words, and once more with a sign where it matters:
 * '^anand ^stores =4 anand stores grocery rice indiranagar @indiranagar'. The order of results follows the signs.
 */
export function shopDoc({ name, categoryName, items, area }: Searchable): string {
  const plain = searchKey([name, categoryName, ...items, area].join(' '));
  const category = `${inCategory}${categoryNamed(categoryName)?.id ?? 0}`;
  return [signed(inName, name), category, plain, signed(inArea, area)].filter(Boolean).join(' ');
}

export const signed = (sign: string, text: string): string =>
  searchWords(text)
    .map((word) => `${sign}${word}`)
    .join(' ');

/** A name of 200 letters may have thousands once its ligatures are taken apart; a key stays a key. */
const longestKey = 100;

/** The column `city_key`: old and new names of a city have one key; unknown places have their own. */
export function cityKey(city: string): string {
  return [...searchKey(findCity(city)?.name ?? city)].slice(0, longestKey).join('');
}
