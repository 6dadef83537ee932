import { findCity } from '@aaspaas/contract/places/cities';
import { searchWords } from '@aaspaas/contract/search-words';
import type { Db } from '../../db/open';
import type { Filters, Page } from '../match-queries';
import { mendSlips } from './mend-slips';
import { misspeltArea } from './misspelt-area';
import { misspeltName, type NearName } from './misspelt-name';
import { type NamedPlace, placeInText } from './place-in-text';
import { measuredFrom, type Scope, type Scopes, scopesOf, type Where } from '../scope';
import { editDistance } from '../../sound/spelling';
import { type ListedWord, listedWords } from '../indexing/term-queries';
import { soundKey } from '../../sound/sound-key';
import { understandLiterally } from '../understanding/understand';
import type { Understanding } from '../understanding/understanding';

/** What a list of shops is asked for. */
export interface Wanted extends Where, Filters, Page {
  /** Null or blank: everything. */
  readonly text: string | null;
  /** Search as typed, without correction. */
  readonly isExact: boolean;
  readonly at: Date;
}

/** Where to search and what for, worked out once before the tries. A try may change it. */
export interface Plan extends Scopes {
  /** Its place is the one that is searched around, whether the text named it or the visitor chose it. */
  readonly wanted: Wanted;
  /** The text itself named the place. */
  readonly hasMoved: boolean;
  /** The text says only where. */
  readonly isAnything: boolean;
  readonly understanding: Understanding;
  /** Words that nobody knows, and whether businesses of the place have them. */
  readonly unknown: readonly ListedWord[];
  /** The name of an area, which is also searched in addresses: its middle is not always known well. */
  readonly area: readonly string[];
  /** A business of nearly this name, which is closer to what was typed than any place or thing. */
  readonly name: NearName | null;
  /** 'Bombay Bakery' names a place, but may be the name of a shop of the chosen place. */
  readonly mayBeName: boolean;
  /** The plan for the place that the text names, with the other words of the text. */
  readonly there: Plan | null;
}

export async function planOf(db: Db, wanted: Wanted): Promise<Plan> {
  const understanding = understandLiterally(searchWords(wanted.text ?? ''));
  const where = scopesOf(wanted);
  const plan = { ...where, ...plain, wanted, understanding };
  if (!wanted.text?.trim()) return { ...plan, isAnything: true };
  const { unknown, name, place } = await read(db, wanted, understanding, where.scopes[0]);
  const there = place && (await planThere(db, wanted, place));
  return { ...plan, unknown, name, mayBeName: place?.isSaid === false, there };
}

const plain = {
  hasMoved: false,
  isAnything: false,
  unknown: [],
  area: [],
  name: null,
  mayBeName: false,
  there: null,
};

async function planThere(db: Db, before: Wanted, { place, name, others }: NamedPlace): Promise<Plan> {
  const wanted = { ...before, place, city: null };
  const where = scopesOf(wanted);
  const area = measuredFrom(place) ? name.filter((word) => !/^\d+$/.test(word)) : [];
  const understanding = understandLiterally(others);
  const unknown = await listedUnknown(db, understanding, where.scopes[0]);
  const isAnything = others.length + area.length === 0;
  return { ...plain, ...where, wanted, hasMoved: true, isAnything, understanding, unknown, area };
}

interface Said {
  readonly unknown: readonly ListedWord[];
  readonly name: NearName | null;
  /** Beside a name the place counts only where no business of that name passes the filters. */
  readonly place: NamedPlace | null;
}

/** Whether a text names a business, a place, or neither. */
async function read(db: Db, wanted: Wanted, literal: Understanding, scope: Scope): Promise<Said> {
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

/** True for a village far away whose name some business has: the business was meant. */
const isOnlyName = ({ isDoubtful, isMarked, name }: NamedPlace, unknown: readonly ListedWord[]): boolean =>
  isDoubtful &&
  !isMarked &&
  name.every((word) => unknown.some(({ key, isNamed }) => isNamed && key === soundKey(word)));

async function listedUnknown(
  db: Db,
  { words, keys, unknown }: Understanding,
  scope: Scope,
): Promise<ListedWord[]> {
  const asked = unknown.map((at) => ({ word: words[at] ?? '', key: keys[at] ?? '' }));
  return asked.length > 0 ? listedWords(db, scope, asked) : [];
}

/** A name explains every word. A place or a thing is likelier where it does so too and its spelling is closer. */
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

/** How close the typed words are to the thing that we would read them as; 0 if a word is left over. */
function likenessOfThing({ words, unknown }: Understanding, mended: Understanding): number {
  if (mended.unknown.length > 0 || mended.categories.size === 0) return 0;
  const trusts = unknown.map((at) => mended.heard.get(at) ?? alikeLetters(words[at], mended.words[at]));
  return Math.min(1, ...trusts);
}

const alikeLetters = (typed = '', meant = ''): number => 1 - editDistance(typed, meant) / (typed.length || 1);
