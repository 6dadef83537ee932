import { searchWords } from '@aaspaas/contract/search-words';
import type { Db } from '../../db/open';
import { leastWeights, lettersOf, nearKm } from '../../places/in-words';
import { presentPlace } from '../../places/present';
import { areasAlikeNearby, type NamedRow } from '../../places/queries';
import { longestSound, soundOf } from '../../places/sound';
import { oneLetterOff } from './mend-slips';
import { named, type NamedPlace, whereabouts } from './place-in-text';
import { editDistance } from '../../sound/spelling';
import type { ListedWord } from '../indexing/term-queries';
import type { Understanding } from '../understanding/understanding';
import type { Where } from '../scope';

const mostCompared = 20;
const mostStrange = 4;
const shortest = 5;
/** From this many letters on, two of them may be wrong. */
const long = 8;

/**
 * The area nearby that 'plumber koramangla' means. Only unknown words count that no business has and that are no slip
 * of a known word.
 */
export async function misspeltArea(
  db: Db,
  literal: Understanding,
  listed: readonly ListedWord[],
  where: Where,
): Promise<NamedPlace | null> {
  const near = whereabouts(where);
  if (!near) return null;
  const { words } = literal;
  const strange = strangeIn(literal, listed);
  // A name has two words at most; a text with more unknown words names no place.
  if (strange.length > mostStrange) return null;
  for (const { at, length } of runsOf(strange)) {
    const typed = words.slice(at, at + length).join('');
    const sound = soundOf(typed);
    if (typed.length < shortest || sound.length > longestSound) continue;
    // Names are stored as they sound, in Latin letters: with other letters the whole index would be read.
    const latin = /^[a-z0-9]+$/.test(typed) ? typed : sound;
    const rows = await areasAlikeNearby(db, { typed: latin, sound, near, km: nearKm, limit: mostCompared });
    const row = closest(typed, sound, rows);
    if (!row) continue;
    const place = presentPlace(row);
    // Addresses have the name in its right spelling.
    return {
      ...named(words, { place, at, length, isDoubtful: false }, where),
      name: searchWords(place.name),
    };
  }
  return null;
}

function strangeIn({ words, keys, unknown }: Understanding, listed: readonly ListedWord[]): number[] {
  const known = new Set(listed.filter(({ isListed }) => isListed).map(({ key }) => key));
  return unknown.filter((at) => !known.has(keys[at] ?? '') && oneLetterOff(words[at] ?? '') === null);
}

interface Run {
  readonly at: number;
  readonly length: number;
}

/** First neighbouring words together, which may be one name that was split; then each word, the last first. */
function runsOf(positions: readonly number[]): Run[] {
  const single = positions.map((at) => ({ at, length: 1 })).toReversed();
  const pairs = positions
    .filter((at) => positions.includes(at + 1))
    .map((at) => ({ at, length: 2 }))
    .toReversed();
  return [...pairs, ...single];
}

/** The name with the fewest wrong letters, as written or as it sounds. The first letter is hardly ever wrong. */
function closest(typed: string, sound: string, rows: readonly NamedRow[]): NamedRow | undefined {
  const wrongIn = (row: NamedRow) =>
    Math.min(editDistance(sound, row.sound), editDistance(typed, lettersOf(row.name)));
  const most = typed.length < long ? 1 : 2;
  return (
    rows
      // Villages of few people are not what is meant in a city.
      .filter(({ weight, name }) => weight >= leastWeights.marked && lettersOf(name)[0] === typed[0])
      .map((row) => ({ row, wrong: wrongIn(row) }))
      .filter(({ wrong }) => wrong <= most)
      .toSorted((one, other) => one.wrong - other.wrong || other.row.weight - one.row.weight)[0]?.row
  );
}
