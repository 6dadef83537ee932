import { searchWords } from '@aaspaas/contract/search-words';
import type { Db } from '../../db/open';
import type { Filters } from '../match-queries';
import type { Scope } from '../scope';
import { soundDistance } from '../../sound/sound-distance';
import type { Understanding } from '../understanding/understanding';
import { inOrder, lettersOf, marksOfTyped, plainWords, squeezed, wordsOfName } from '../indexing/name-marks';
import { namesMarked } from '../indexing/term-queries';
import { editDistance } from '../../sound/spelling';

/** A listed name that is nearly what was typed. */
export interface NearName {
  readonly words: readonly string[];
  /** How much alike they sound, from 0 to 1. */
  readonly likeness: number;
  /** It is the very name in another order of its words. */
  readonly isTurned: boolean;
}

/** Shorter texts sound like too many names. */
const shortest = 5;
/** Longer ones are no names. */
const mostWords = 8;

/** The business of the place that somebody meant who typed 'hegde bakry', 'hegdebakery', 'bakery hegde' or 'ಹೆಗ್ಡೆ ಬೇಕರಿ'. */
export async function misspeltName(
  db: Db,
  { words, filterWords, idle, unknown }: Understanding,
  scope: Scope & Pick<Filters, 'kind'>,
): Promise<NearName | null> {
  const without = (left: readonly number[]) => words.filter((_, at) => !left.includes(at));
  // 'near me' and 'kahan hai' are hardly ever part of a name.
  const texts = [without(idle), without(filterWords), words].filter(
    (text, at, all) => text.length > 0 && text.length !== all[at + 1]?.length,
  );
  if (words.length > mostWords || squeezed(words).length < shortest) return null;
  const strange = new Set(unknown.map((at) => words[at]));
  const marks = texts.flatMap((text) => marksOfTyped(text, (word) => strange.has(word)));
  const names = await namesMarked(db, scope, marks);
  const near = texts.flatMap((text) => names.map((name) => nearnessOf(text, name)));
  const [best] = near.flatMap((one) => one ?? []).toSorted((one, other) => other.likeness - one.likeness);
  return best ?? null;
}

/** Null if too much differs: more than a slip, or two in a long name. */
function nearnessOf(typed: readonly string[], name: string): NearName | null {
  const words = searchWords(name);
  const sound = squeezed(typed);
  const asIs = Math.min(
    ...[...wordsOfName(name), ...beginningsOf(words)].map((one) => apartness(typed, one)),
  );
  const turned = apartness(inOrder(typed), inOrder(words));
  const apart = Math.min(asIs, turned);
  if (apart > mostApart(typed, sound)) return null;
  return { words, likeness: 1 - apart / sound.length, isTurned: turned < asIs };
}

/** In sound or in letters: one wrong letter may change how those beside it sound. */
function apartness(one: readonly string[], other: readonly string[]): number {
  const [typed, name] = [lettersOf(one), lettersOf(other)];
  // Too different for any limit, and comparing long texts takes time.
  if (Math.abs(typed.length - name.length) > mostLonger) return Infinity;
  return Math.min(soundDistance(squeezed(one), squeezed(other)), editDistance(typed, name));
}

const mostLonger = 12;

const leastWords = 2;

/** A long name is often typed without its last words. */
const beginningsOf = (words: readonly string[]): string[][] =>
  plainWords(words)
    .map((_, at, plain) => plain.slice(0, at))
    .filter(({ length }) => length >= leastWords);

/** Another script leaves out vowels, and has several letters for one. */
function mostApart(words: readonly string[], { length }: string): number {
  const isTranscribed = words.some((word) => /[^\x20-\x7e]/.test(word));
  if (isTranscribed) return Math.max(1, 0.25 * length);
  return length < long ? 1 : 2;
}

const long = 14;
