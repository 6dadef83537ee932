import { findCity } from '@aaspaas/contract/places/cities';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { searchKey, searchWords } from '@aaspaas/contract/search-words';

/** What a business can be found by. */
interface Searchable {
  readonly name: string;
  readonly categoryName: string;
  readonly items: readonly string[];
  /** The part of the city, or the whole address. */
  readonly area: string;
}

/** Signs before a word that say where it comes from. Nobody can type them: `searchWords` keeps letters and digits. */
export const inName = '^';
export const inArea = '@';
export const inCategory = '=';

/**
 * The column `doc`: all words that a business can be found by, and those of its name, category and area once more with
 * a sign: '^anand ^stores =4 anand stores grocery rice indiranagar @indiranagar'. Results are ordered by the signs.
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

/** A name of 200 characters may become thousands when its ligatures are decomposed, so keys are cut. */
const longestKey = 100;

/** The column `city_key`: the old and new names of a city have the same key; an unknown place has its own. */
export function cityKey(city: string): string {
  return [...searchKey(findCity(city)?.name ?? city)].slice(0, longestKey).join('');
}
