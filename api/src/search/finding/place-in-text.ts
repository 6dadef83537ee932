import { cityAsPlace } from '@aaspaas/contract/places/city-places';
import { findCity } from '@aaspaas/contract/places/cities';
import { distanceKm, type Position } from '@aaspaas/contract/places/distance';
import type { Place } from '@aaspaas/contract/places/place';
import { citySpelled } from '@aaspaas/contract/search/city-spellings';
import type { Db } from '../../db/open';
import { type PlaceInWords, placeInWords } from '../../places/in-words';
import { wordsBefore } from '../../places/place-words';
import type { Understanding } from '../understanding/understanding';
import { reachKm, type Where } from '../scope';

/** A place that a text names, and the other words of the text. */
export interface NamedPlace {
  readonly place: Place;
  /** The words that name it. */
  readonly name: readonly string[];
  readonly others: readonly string[];
  /** True for 'in Kochi', and for a place nearby; but not for a name such as 'Bombay Bakery', or 'Anand' elsewhere. */
  readonly isSaid: boolean;
  /** A word such as 'in' stands before it, or it is a PIN code. */
  readonly isMarked: boolean;
  /** Further away than one would go. */
  readonly isFar: boolean;
  /** It is far away and not widely known: a place nearby of nearly the same name is likelier. */
  readonly isDoubtful: boolean;
}

/** Without unknown words, as in 'leaking tap', no place is searched for. */
export async function placeInText(
  db: Db,
  { words, unknown, heard, idle, filterWords }: Understanding,
  where: Where,
): Promise<NamedPlace | null> {
  const city = cityIn(words);
  // 'plumber kochi' names a city and no more; 'fort kochi' may be an area.
  const isCityOnly = city && unknown.every((at) => at >= city.at && at < city.at + city.length);
  if (isCityOnly) return named(words, city, where);
  const isMarked = words.some((word) => wordsBefore.has(word) || /^\d{3,6}$/.test(word));
  if (unknown.length + heard.size === 0 && !isMarked) return null;
  const isKnown = (at: number) => !unknown.includes(at) && !idle.includes(at);
  const ordinary = new Set(words.filter((_, at) => isKnown(at) && !heard.has(at)));
  // Words that only sound like known ones may be a place: 'plumber dadar', 'kaloor biriyani'.
  const sounding = new Set(words.filter((_, at) => isKnown(at) && heard.has(at)));
  const idleWords = new Set(idle.map((at) => words[at]));
  const filtering = new Set(filterWords.map((at) => words[at]));
  const found = await placeInWords(db, words, {
    near: whereabouts(where),
    isOrdinary: (word) => ordinary.has(word),
    isHeard: (word) => sounding.has(word),
    isIdle: (word) => idleWords.has(word),
    isFilterWord: (word) => filtering.has(word),
    ...(where.unnamed && { unnamed: where.unnamed }),
  });
  const isWider = !city || (found !== null && found.at <= city.at && found.length > city.length);
  const span = isWider ? found : city;
  return span && named(words, span, where);
}

export const whereabouts = ({ place, city, position }: Where): Position | null =>
  place ?? (city === null ? null : findCity(city)) ?? position;

/** The last city that is named, because people write it at the end. */
function cityIn(words: readonly string[]): PlaceInWords | null {
  for (let at = words.length - 1; at >= 0; at--) {
    for (const length of [2, 1]) {
      const start = at - length + 1;
      const city = start < 0 ? null : citySpelled(words.slice(start, at + 1).join(' '));
      if (city) return { place: cityAsPlace(city), at: start, length, isDoubtful: false };
    }
  }
  return null;
}

const saidBefore = new Set([...wordsBefore, 'from', 'of']);

export function named(
  words: readonly string[],
  { place, at, length, isDoubtful }: PlaceInWords,
  where: Where,
): NamedPlace {
  const isAfterWord = saidBefore.has(words[at - 1] ?? '');
  const from = isAfterWord ? at - 1 : at;
  const others = words.toSpliced(from, at + length - from);
  return {
    place,
    name: words.slice(at, at + length),
    others,
    isSaid: isAfterWord || place.pin !== null || (others.length === 0 && isNearby(place, where)),
    isMarked: isAfterWord || /^\d+$/.test(words[at] ?? ''),
    isFar: !isNearby(place, where),
    isDoubtful,
  };
}

function isNearby(place: Place, where: Where): boolean {
  const here = whereabouts(where);
  return findCity(place.name) !== null || here === null || distanceKm(place, here) <= reachKm;
}
