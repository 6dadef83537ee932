import { distanceKm, type Position } from '@aaspaas/contract/places/distance';
import { isPin, type Place, slugOf } from '@aaspaas/contract/places/place';
import type { Db } from '../db/open';
import { pinRow } from './find-place';
import { type Gram, gramsOf, type Meanings } from './grams';
import { presentPin, presentPlace } from './present';
import { type NamedRow, placesSounding, soundingAlike } from './queries';
import { longestSound, soundOf } from './sound';
import { newUnnamedSounds, type UnnamedSounds } from './unnamed-sounds';

export interface PlaceInWords {
  readonly place: Place;
  /** The first word of its name, and how many words it has; words such as 'in' are not part of it. */
  readonly at: number;
  readonly length: number;
  /** It is far away and not widely known: a place nearby of nearly the same name is meant rather. */
  readonly isDoubtful: boolean;
}

interface InWordsOptions extends Partial<Meanings> {
  /** Where the visitor is, or has chosen to be: of places with one name the nearer wins. */
  readonly near?: Position | null;
  /** What this finds out is added. */
  readonly unnamed?: UnnamedSounds;
}

const mostCompared = 60;

const never = (): boolean => false;
const meaningless: Meanings = { isOrdinary: never, isHeard: never, isIdle: never, isFilterWord: never };

/** The PIN code, area or town that a search names: 'plumber in koramangala', 'tailor 682020', 'thampanoor bakery'. */
export async function placeInWords(
  db: Db,
  words: readonly string[],
  { near = null, unnamed, ...meanings }: InWordsOptions = {},
): Promise<PlaceInWords | null> {
  const pin = await pinInWords(db, words);
  if (pin) return pin;
  const grams = gramsOf(words, { ...meaningless, ...meanings });
  const sounds = new Set(grams.flatMap(({ sound, stems }) => [sound, ...stems]));
  const rows = await rowsSounding(db, [...sounds], near, unnamed);
  const found = candidatesOf(grams, rows, near);
  const [best] = widest(withTowns(found)).toSorted((one, other) => other.score - one.score);
  if (!best) return slipInWords(db, grams, near);
  const isDoubtful = near !== null && !isNear(best.row, near) && best.row.weight < leastWeights.known;
  return { place: presentPlace(best.row), at: best.at, length: best.length, isDoubtful };
}

async function rowsSounding(
  db: Db,
  sounds: readonly string[],
  near: Position | null,
  unnamed = newUnnamedSounds(),
): Promise<readonly NamedRow[]> {
  const asked = sounds.filter((sound) => !unnamed.has(sound));
  if (asked.length === 0) return [];
  const rows = await placesSounding(db, asked, near, mostCompared);
  // Of that many, some may have been left out.
  if (rows.length >= mostCompared) return rows;
  const named = new Set(rows.map(({ sound }) => sound));
  for (const sound of asked) if (!named.has(sound)) unnamed.add(sound);
  return rows;
}

async function pinInWords(db: Db, words: readonly string[]): Promise<PlaceInWords | null> {
  for (const [at, word] of words.entries()) {
    // '560 034' is one PIN code.
    const length = isPin(word) ? 1 : /^[1-9]\d\d$/.test(word) && /^\d{3}$/.test(words[at + 1] ?? '') ? 2 : 0;
    const row = length > 0 ? await pinRow(db, Number(words.slice(at, at + length).join(''))) : null;
    if (row) return { place: presentPin(row), at, length, isDoubtful: false };
  }
  return null;
}

interface Candidate extends Pick<Gram, 'at' | 'length'> {
  readonly row: NamedRow;
  readonly score: number;
  /** False for what only the name of a town beside it makes a place. */
  readonly isSure: boolean;
}

function candidatesOf(grams: readonly Gram[], rows: readonly NamedRow[], near: Position | null): Candidate[] {
  return grams.flatMap((gram) => {
    const plain = rows.filter(({ sound }) => gram.sound === sound).map((row) => candidate(gram, row, near));
    const inflected = { ...gram, isMarked: true };
    const stems = rows.filter(({ sound }) => gram.stems.includes(sound));
    return [...plain, ...stems.map((row) => candidate(inflected, row, near))];
  });
}

const candidate = (gram: Gram, row: NamedRow, near: Position | null): Candidate => ({
  at: gram.at,
  length: gram.length,
  row,
  score: row.score + 40 * gram.length + (gram.isMarked ? 30 : 0),
  isSure: isMeant(gram, row, near),
});

/** By which a city and the towns around it are told from all others. */
export const nearKm = 40;
const longName = 6;

/**
 * How heavy a place must be: that is not near and stands in a search by itself, or after 'in' and the like; that is near
 * and written just so; or that most people of its state know.
 */
export const leastWeights = {
  area: 66,
  longArea: 50,
  town: 70,
  longTown: 56,
  marked: 44,
  written: 36,
  known: 80,
};

const isNear = (place: Position, near: Position | null): boolean =>
  near !== null && distanceKm(place, near) <= nearKm;

/** Many names of places are ordinary words, or those of people. */
function isMeant(gram: Gram, row: NamedRow, near: Position | null): boolean {
  const isHere = isNear(row, near);
  // 'gaya' is a town, and in most searches a part of 'ho gaya'.
  if (gram.idle === 'all' && !(gram.isAfterWord && (isHere || row.weight >= leastWeights.town))) return false;
  if (gram.idle !== 'none' && !isWritten(gram, row)) return false;
  if (gram.isOrdinary) return gram.isAfterWord && isHere;
  if (gram.isHeard) return isHere && isWritten(gram, row) && row.weight >= leastWeights.marked;
  // Far away only the very name is meant: 'ghar ka' is no Garkha. In an Indian script many words sound like a village.
  if (!isHere && !gram.isAfterWord && !isCertain(gram, row)) return false;
  // Three or four letters sound like too many words.
  if (gram.length === 1 && gram.sound.length < fewLetters && !isWritten(gram, row)) return false;
  if (gram.isMarked || gram.isAll) return isHere || row.weight >= leastWeights.marked;
  const isTown = row.pin === null;
  const isLong = gram.length > 1 || row.sound.length >= longName;
  if (isHere && row.weight >= leastWeights.written && isWritten(gram, row)) return true;
  if (isHere && row.weight >= leastWeights.marked) return isLong || isTown;
  if (isTown) return row.weight >= (isLong ? leastWeights.longTown : leastWeights.town);
  return row.weight >= (gram.length > 1 ? leastWeights.longArea : leastWeights.area);
}

/** A name far away that nothing but itself says to be one. */
const isCertain = (gram: Gram, row: NamedRow): boolean =>
  gram.isTranscribed
    ? row.weight >= leastWeights.known || gram.isMarked
    : isWritten(gram, row) || row.weight >= leastWeights.known;

const fewLetters = 5;

/** A name as it is typed without spaces. */
export const lettersOf = (name: string): string => slugOf(name).replaceAll('-', '');

/** Whether the name is written just so; of another name of a town only the sound is known. */
const isWritten = ({ written, isTranscribed }: Gram, { name, sound, pin }: NamedRow): boolean =>
  isTranscribed || lettersOf(name) === written || (pin === null && soundOf(name) !== sound);

/** 'fort kochi' names no Kochi. */
const widest = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(
    ({ at, length }) =>
      !candidates.some(
        (wider) => wider.length > length && wider.at <= at && wider.at + wider.length >= at + length,
      ),
  );

/** 'gandhi nagar jaipur', 'koramangala in bangalore': the area of that town. */
function withTowns(candidates: readonly Candidate[]): Candidate[] {
  const towns = candidates.filter(({ row, isSure }) => row.pin === null && isSure);
  const joined = candidates
    .filter(({ row }) => row.pin !== null)
    .flatMap((area) => {
      const end = area.at + area.length;
      const town = towns.find(({ at, row }) => (at === end || at === end + 1) && row.name === area.row.city);
      if (!town) return [];
      const length = town.at + town.length - area.at;
      return [{ ...area, length, score: area.score + town.score, isSure: true }];
    });
  return [...joined, ...candidates.filter(({ isSure }) => isSure)];
}

const leastLetters = 5;
/** What `soundingAlike` gives to a name with three of four letter groups in common, without its weight. */
const leastLikeness = 0.5;

/** People name one place; each that is compared takes as long as a search. */
const mostSaid = 3;

/** After 'in' and the like a misspelt name counts too, and before such words one in an Indian script. */
async function slipInWords(
  db: Db,
  grams: readonly Gram[],
  near: Position | null,
): Promise<PlaceInWords | null> {
  const said = grams.filter(
    ({ isAfterWord, isMarked, isTranscribed, isOrdinary, idle, length }) =>
      (isAfterWord || (isMarked && isTranscribed)) && !isOrdinary && idle === 'none' && length <= 2,
  );
  const worthComparing = said.filter(
    ({ sound }) => sound.length >= leastLetters && sound.length <= longestSound,
  );
  for (const { sound, at, length } of worthComparing.slice(-mostSaid).toReversed()) {
    const [row] = await soundingAlike(db, { sound, position: near, limit: 1 });
    if (row && likeness(sound, soundOf(row.name)) >= leastLikeness)
      return { place: presentPlace(row), at, length, isDoubtful: false };
  }
  return null;
}

/** The share of letter pairs that two sounds have in common. */
function likeness(one: string, other: string): number {
  const pairsOf = (sound: string) =>
    new Set([...sound].map((letter, index) => letter + (sound[index + 1] ?? '')));
  const [ones, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...ones].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (ones.size + others.size);
}
