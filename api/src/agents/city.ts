import { findCity } from '@aaspaas/contract/places/cities';
import { searchWords } from '@aaspaas/contract/search-words';
import type { Db } from '../db/open';
import { placeInWords } from '../places/in-words';
import { soundOf } from '../places/sound';
import { suggest } from '../places/suggest';
import { cityKey } from '../search/city-key';

/** For the column `city_key` of an agent: 'Edapally, Kochi', 'Fort Kochi' and '682001' are all in Kochi. */
export async function cityKeyOfLocation(db: Db, location: string): Promise<string> {
  const parts = location.split(',');
  const [first = '', ...later] = parts;
  const named = parts.find((part) => findCity(part)) ?? (await townOf(db, location, first, later));
  return cityKey(named ?? first);
}

async function townOf(
  db: Db,
  location: string,
  first: string,
  later: readonly string[],
): Promise<string | undefined> {
  // In 'Gandhi Nagar, Nagercoil' the town is named last, and there are Gandhi Nagars everywhere.
  for (const text of [...later, location]) {
    const place = await placeInWords(db, searchWords(text));
    if (place) return place.place.city;
  }
  // What is too small to stand out among the words of a search is still suggested by its whole name.
  const [small] = await suggest(db, location, null);
  return small && soundOf(small.name) === soundOf(first) ? small.city : undefined;
}
