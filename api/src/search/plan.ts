import { findCity } from '@aaspaas/contract/places/cities';
import type { Db } from '../db/open';
import { mendSlips } from './mend-slips';
import { misspeltArea } from './misspelt-area';
import { misspeltName, type NearName } from './names/misspelt-name';
import { type NamedPlace, placeInText } from './place-in-text';
import type { Scope } from './scope';
import { editDistance } from './spelling';
import { type ListedWord, listedWords } from './term-queries';
import { soundKey } from './understanding/sound/sound-key';
import { understandLiterally } from './understanding/understand-literally';
import type { Understanding } from './understanding/understanding';
import type { Wanted } from './wanted';
import { scopesOf } from './where';

/** What a text asks for, before anything is searched: a name, a place, or neither. */
export interface Plan {
  /** Words that nobody knows, and whether businesses of the place have them. */
  readonly unknown: readonly ListedWord[];
  /** A business that is nearly called so; it is closer to what was typed than a place or a thing. */
  readonly name: NearName | null;
  /** Beside a name it is meant only where nobody called so passes the filters. */
  readonly place: NamedPlace | null;
}

export async function planOf(db: Db, wanted: Wanted, literal: Understanding): Promise<Plan> {
  const [scope] = scopesOf(wanted).tries;
  const isDoubtful = !wanted.isExact && (literal.isTalk || literal.unknown.length + literal.heard.size > 0);
  // Asked at once, since most texts name neither a place nor a business.
  const [found, unknown, near] = await Promise.all([
    literal.words.length > 0 && !literal.isTalk ? placeInText(db, literal, wanted) : null,
    listedUnknown(db, literal, scope),
    isDoubtful ? misspeltName(db, literal, { ...scope, kind: wanted.kind }) : null,
  ]);
  const named = found && isOnlyName(found, unknown) ? null : found;
  if (near && isCloser(near, named, literal, unknown)) return { unknown, name: near, place: named };
  const mayBeMisspelt = !wanted.isExact && !literal.isTalk && (!named || named.isDoubtful);
  const area = mayBeMisspelt ? await misspeltArea(db, literal, unknown, wanted) : null;
  return { unknown, name: null, place: area ?? named };
}

/** A village far away whose name a business has, wherever that is, is not what was meant. */
const isOnlyName = ({ isDoubtful, isMarked, name }: NamedPlace, unknown: readonly ListedWord[]): boolean =>
  isDoubtful &&
  !isMarked &&
  name.every((word) => unknown.some(({ key, isNamed }) => isNamed && key === soundKey(word)));

export async function listedUnknown(
  db: Db,
  { words, keys, unknown }: Understanding,
  scope: Scope,
): Promise<ListedWord[]> {
  const asked = unknown.map((at) => ({ word: words[at] ?? '', key: keys[at] ?? '' }));
  return asked.length > 0 ? listedWords(db, scope, asked) : [];
}

/** A name explains every word; a place or a thing is meant rather where it does so too, and is written more alike. */
function isCloser(
  { words, likeness, isTurned }: NearName,
  place: NamedPlace | null,
  literal: Understanding,
  unknown: readonly ListedWord[],
): boolean {
  if (words.join(' ') === literal.words.join(' ')) return false;
  // 'bakery bombay' is a bakery in Bombay, also where a 'Bombay Bakery' is.
  const isPlace =
    place && (place.isMarked || place.others.length === 0 || (isTurned && findCity(place.place.name)));
  if (isPlace) return false;
  if (likeness === 1 || place?.isFar) return true;
  if (!place) return likeness > likenessOfThing(literal, mendSlips(literal, unknown));
  const others = understandLiterally(place.others);
  return others.unknown.length + others.heard.size > 0;
}

/** How much alike what was typed is to the thing that we would take it for; 0 if that leaves a word over. */
function likenessOfThing({ words, unknown }: Understanding, mended: Understanding): number {
  if (mended.unknown.length > 0 || mended.categories.size === 0) return 0;
  const trusts = unknown.map((at) => mended.heard.get(at) ?? alikeLetters(words[at], mended.words[at]));
  return Math.min(1, ...trusts);
}

const alikeLetters = (typed = '', meant = ''): number => 1 - editDistance(typed, meant) / (typed.length || 1);
