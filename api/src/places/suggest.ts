import type { Position } from '@aaspaas/contract/places/distance';
import { isPin, type Place } from '@aaspaas/contract/places/place';
import { citySpelled } from '@aaspaas/contract/search/city-spellings';
import { searchKey, searchWords } from '@aaspaas/contract/search-words';
import type { Db } from '../db/open';
import { editDistance } from '../sound/spelling';
import { pinRow, placeByKey } from './find-place';
import { type PlaceRow, presentPin, presentPlace, villagesOf } from './present';
import * as queries from './queries';
import { longestSound, soundOf } from './sound';

const mostSuggestions = 8;
const mostWords = 8;
/** 'gandhi nagar uttar pradesh': longer regions are written after a comma. */
const mostRegionWords = 3;
const fewestLetters = 2;
const lettersForSlips = 4;
/** What is said after a name, such as its town, chooses among so many of that name. */
const mostCompared = 300;

/** What the text so far may become: PIN codes, areas and towns, the likeliest first. */
export async function suggest(db: Db, text: string, position: Position | null): Promise<Place[]> {
  const digits = text.replace(/[\s-]/g, '');
  if (/^[1-9]\d{1,5}$/.test(digits)) return suggestPins(db, digits, position);
  const city = citySpelled(searchKey(text));
  const spelled = city ? await placeByKey(db, city.name) : null;
  const found = await suggestNames(db, text, position);
  const named = (await withLargeTowns(db, found, text, position)).map(presentPlace);
  return withoutTwins([...(spelled ? [spelled] : []), ...named]).slice(0, mostSuggestions);
}

async function suggestPins(db: Db, digits: string, position: Position | null): Promise<Place[]> {
  if (isPin(digits)) return placesOfPin(db, Number(digits));
  const range = [Number(digits.padEnd(6, '0')), Number(digits.padEnd(6, '9'))] as const;
  return (await queries.pinsBetween(db, range, position, mostSuggestions)).map(presentPin);
}

/** A whole PIN code: itself, then its other areas. */
async function placesOfPin(db: Db, pin: number): Promise<Place[]> {
  const row = await pinRow(db, pin);
  if (!row) return [];
  const areas = [...(await queries.areasOfPins(db, [pin])), ...villagesOf(row)];
  const others = areas.filter(({ name }) => name !== row.name);
  return [presentPin(row), ...others.map(presentPlace)].slice(0, mostSuggestions);
}

/** 'gandhi nagar jaipur' is first taken as one name, then as a name and the town, district or state that it is in. */
async function suggestNames(db: Db, text: string, position: Position | null): Promise<readonly PlaceRow[]> {
  const [before = '', ...after] = text.split(',');
  const words = searchWords(before).slice(0, mostWords);
  const said = searchWords(after.join(' ')).slice(0, mostWords);
  const shortest = Math.max(0, words.length - mostRegionWords - 1);
  for (let count = words.length; count > shortest; count--) {
    const region = [...words.slice(count), ...said].join(' ');
    const { rows, isMeant } = await placesBeginning(db, { ...named(words, count), region, position });
    if (rows.length === 0) continue;
    return isMeant || region ? rows : withAlike(db, rows, words, position);
  }
  // 'koramangala 80 feet road': what follows the name is no town, but says more than we know.
  for (let count = words.length - 1; count > shortest; count--) {
    const { rows } = await placesBeginning(db, { ...named(words, count), region: '', position });
    if (rows.length > 0) return withAlike(db, rows, words, position);
  }
  return alike(db, words, position);
}

const named = (words: readonly string[], count: number) => ({
  sound: soundOf(words.slice(0, count).join(' ')),
  isWhole: count === words.length,
});

interface Named {
  readonly sound: string;
  /** The beginning of the town, district or state; '' for any. */
  readonly region: string;
  readonly position: Position | null;
  /** The text may go on; otherwise the name is complete, because its region follows. */
  readonly isWhole: boolean;
}

interface Beginning {
  readonly rows: readonly PlaceRow[];
  /** False for villages, and for a small area of just this name: a larger place may sound nearly so. */
  readonly isMeant: boolean;
}

/** What a place of just this name has at least, unless it is small and far away. */
const scoreOfLarge = 150;

async function placesBeginning(db: Db, { sound, region, position, isWhole }: Named): Promise<Beginning> {
  if (sound.length < fewestLetters || sound.length > 1.5 * longestSound) return { rows: [], isMeant: false };
  const sought = { sound, position, limit: region ? mostCompared : mostSuggestions };
  const [towns, areas] = await Promise.all([
    queries.townsBeginning(db, sought),
    queries.areasBeginning(db, sought),
  ]);
  const regionSound = soundOf(region);
  const fits = (row: PlaceRow) => isIn(row, regionSound) && (isWhole || soundOf(row.name) === sound);
  const known = bestOf([...towns, ...areas].filter(fits));
  const [best] = known;
  const isMeant = best !== undefined && (best.score >= scoreOfLarge || soundOf(best.name) !== sound);
  if (known.length >= mostSuggestions) return { rows: known, isMeant };
  const pins = await queries.villagesBeginning(db, sought);
  const villages = pins.flatMap(villagesOf).filter((village) => village.sound.startsWith(sound));
  const scored = villages.map((village) => ({
    ...village,
    score: village.score + (village.sound === sound ? 100 : 0),
  }));
  return { rows: bestOf([...known, ...scored.filter(fits)]), isMeant };
}

const bestOf = (rows: readonly PlaceRow[]): PlaceRow[] =>
  rows.toSorted((one, other) => other.score - one.score).slice(0, mostSuggestions);

const isIn = ({ city, district, state }: PlaceRow, region: string): boolean =>
  region === '' || [city, district, state].some((name) => soundOf(name).startsWith(region));

/** Beside a place that is called just so, only what is hard to tell from it. */
const hardToTell = 0.45;

async function withAlike(
  db: Db,
  rows: readonly PlaceRow[],
  words: readonly string[],
  position: Position | null,
): Promise<PlaceRow[]> {
  const others = (await alike(db, words, position)).filter(({ likeness }) => likeness >= hardToTell);
  return bestOf([...rows, ...others]);
}

/** Somebody who means 'Mangaluru' and writes 'mangalorr' is not offered Bangalore, however large it is. */
const leastOfLikest = 0.7;

/** Places that sound nearly so, with their parts: 'Koramangala 5th Block' is longer, and so less alike. */
async function alike(
  db: Db,
  words: readonly string[],
  position: Position | null,
): Promise<queries.AlikeRow[]> {
  const sound = soundOf(words.join(' '));
  if (sound.length < lettersForSlips || sound.length > longestSound) return [];
  const rows = await queries.soundingAlike(db, { sound, position, limit: mostSuggestions });
  const likest = Math.max(...rows.map(({ likeness }) => likeness).filter((likeness) => likeness < 1));
  const likely = rows.filter(({ likeness }) => likeness >= leastOfLikest * likest);
  const isPart = ({ name }: PlaceRow) => likely.some((whole) => name.startsWith(`${whole.name} `));
  return rows.filter((row) => likely.includes(row) || isPart(row));
}

/** What a town or an area has that is known beyond its surroundings, or is near. */
const scoreOfKnown = 70;
/** From so many letters on two of them may be wrong. */
const lettersForTwoSlips = 8;

/** Where only small places far away are called so, a large town comes first: 'surt', 'benglore'. */
async function withLargeTowns(
  db: Db,
  rows: readonly PlaceRow[],
  text: string,
  position: Position | null,
): Promise<readonly PlaceRow[]> {
  const typed = searchWords(text).join('');
  const isKnown = (row: PlaceRow) => !('likeness' in row) && row.score >= scoreOfKnown;
  if (typed.length < lettersForSlips || rows.some(isKnown)) return rows;
  const sound = soundOf(typed);
  const slips = typed.length < lettersForTwoSlips ? 1 : 2;
  const towns = await queries.largeTowns(db, sound.slice(0, 1), position);
  return [...towns.filter((town) => editDistance(town.sound, sound) <= slips), ...rows];
}

const withoutTwins = (places: readonly Place[]): Place[] =>
  places.filter(({ key }, index) => places.findIndex((other) => other.key === key) === index);
