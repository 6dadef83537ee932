import { categories } from '@aaspaas/contract/shops/categories';
import type { Suggestion } from '@aaspaas/contract/search/calls';
import { searchKey } from '@aaspaas/contract/search-words';
import { type Concept, isQualifier, isThing } from './understanding/concepts/concept';
import { openTables } from './understanding/tables';

const mostOfEach = 3;

/** More than one letter, because every category begins with one. */
const shortestText = 2;

/** What people call something. */
interface Phrase {
  readonly phrase: string;
  readonly category: string;
  /** Its concept; and its language if that has letters of its own, which languages may share. */
  readonly thing: string;
  /** What it is called first of all, in one of the languages; others are items, slips, or what else is said. */
  readonly isMain: boolean;
  readonly isLikelier: boolean;
  /** Not the name of a firm or of an occasion. */
  readonly isThing: boolean;
}

/** The same from one of its words on. */
interface Entry extends Phrase {
  readonly from: string;
}

const nameOf = (id: number | undefined): string => categories.find((one) => one.id === id)?.name ?? '';

/** By the tables that it was read off, which are exchanged as a whole. */
const sorted = new WeakMap<object, readonly Entry[]>();

/** In alphabetical order, so that those that begin with a text stand together. */
function entries(): readonly Entry[] {
  const tables = openTables();
  const known = sorted.get(tables) ?? readEntries(tables.lexicon.concepts);
  sorted.set(tables, known);
  return known;
}

function readEntries(concepts: ReturnType<typeof openTables>['lexicon']['concepts']): Entry[] {
  const phrases = new Map<string, Phrase>();
  for (const concept of concepts.filter((one) => !isQualifier(one))) {
    const category = nameOf(concept.categories[0]?.id);
    const begun = new Set<string>();
    for (const { language, text, isLikelier } of concept.words) {
      const phrase = searchKey(text);
      const isMain = !begun.has(language);
      begun.add(language);
      const one = { phrase, category, isMain, isLikelier, isThing: isThing(concept) };
      if (category && isBetter(one, phrases.get(phrase)))
        phrases.set(phrase, { ...one, thing: thingOf(concept, phrase, language) });
    }
  }
  const all = [...phrases.values()].flatMap((one) => startsOf(one.phrase).map((from) => ({ ...one, from })));
  return all.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** Of two concepts that have a phrase. */
const isBetter = (one: Pick<Phrase, 'isMain' | 'isLikelier'>, known: Phrase | undefined): boolean =>
  one.isLikelier || !known || (one.isMain && !known.isMain && !known.isLikelier);

const thingOf = ({ id }: Concept, phrase: string, language: string): string =>
  /^[a-z\d ]*$/.test(phrase) ? id : `${id} ${language}`;

/** 'nal wala' may be found by 'nal' and by 'wala'. */
function startsOf(phrase: string): string[] {
  const words = phrase.split(' ');
  return words.map((_, at) => words.slice(at).join(' '));
}

/** What the text may become, in the words and the script of who types: categories by name, and what people call things. */
export function suggestTrades(text: string): Suggestion[] {
  const key = searchKey(text);
  if (key.length < shortestText) return [];
  const named = categories.flatMap(({ name }) => {
    const at = ` ${searchKey(name)}`.indexOf(` ${key}`);
    return at < 0 ? [] : [{ label: name, hint: '', thing: name, rank: at === 0 ? 0 : rankInside }];
  });
  const called = phrasesBeginning(key).map((entry) => ({
    label: entry.phrase,
    hint: entry.category,
    thing: entry.thing,
    rank: rankOf(entry, key),
  }));
  const best = [...named, ...called].toSorted((one, other) => one.rank - other.rank);
  const different = once(best, ({ thing }) => thing);
  return once([...different, ...best], ({ label }) => searchKey(label))
    .slice(0, mostOfEach)
    .map(({ label, hint }) => ({ kind: 'category', label, hint, address: null }));
}

function once<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

/** Of a category that has the text at the beginning of a later word: 'med' of Health & Medical. */
const rankInside = 10;

/**
 * Short phrases first; what a thing is mainly called before its items ('plumber' before 'plug'), what begins so before
 * what has it inside, and things before firms and occasions.
 */
const rankOf = ({ from, phrase, isMain, isThing }: Entry, key: string): number =>
  phrase.length +
  (isMain ? 0 : 8) +
  (isThing ? 0 : 8) +
  (from === phrase ? 0 : 20) +
  (from.startsWith(`${key} `) || from === key ? 0 : 2);

const mostCompared = 400;

/** Phrases with a word that begins so; each from that word on. */
export function phrasesBeginning(key: string): Entry[] {
  const all = entries();
  const first = firstFrom(all, key);
  const end = all.slice(first, first + mostCompared).findIndex(({ from }) => !from.startsWith(key));
  return all.slice(first, first + (end < 0 ? mostCompared : end));
}

function firstFrom(all: readonly Entry[], key: string): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.from ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
