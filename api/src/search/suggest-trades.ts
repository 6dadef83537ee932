import { categories } from '@aaspaas/contract/shops/categories';
import type { Suggestion } from '@aaspaas/contract/search/calls';
import { searchKey } from '@aaspaas/contract/search-words';
import { isQualifier } from './understanding/concepts/concept';
import { openTables } from './understanding/tables';

const mostOfEach = 3;

/** More than one letter, because every category begins with one. */
const shortestText = 2;

/** A phrase that people use, from one of its words on. */
interface Entry {
  readonly from: string;
  readonly phrase: string;
  readonly category: string;
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
  const phrases = new Map<string, string>();
  for (const concept of concepts.filter((one) => !isQualifier(one))) {
    const category = nameOf(concept.categories[0]?.id);
    for (const { text, isLikelier } of concept.words) {
      const phrase = searchKey(text);
      if (category && (isLikelier || !phrases.has(phrase))) phrases.set(phrase, category);
    }
  }
  const all = [...phrases].flatMap(([phrase, category]) =>
    startsOf(phrase).map((from) => ({ from, phrase, category })),
  );
  return all.toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** 'nal wala' may be found by 'nal' and by 'wala'. */
function startsOf(phrase: string): string[] {
  const words = phrase.split(' ');
  return words.map((_, at) => words.slice(at).join(' '));
}

/** What the text may become, in the words and the script of who types: categories by name, then what people call things. */
export function suggestTrades(text: string): Suggestion[] {
  const key = searchKey(text);
  if (key.length < shortestText) return [];
  const named = categories
    .filter(({ name }) => ` ${searchKey(name)}`.includes(` ${key}`))
    .map(({ name }) => ({ label: name, hint: '' }));
  const called = phrasesBeginning(key)
    .toSorted((one, other) => rank(one, key) - rank(other, key))
    .map(({ phrase, category }) => ({ label: phrase, hint: category }));
  return once([...named.slice(0, mostOfEach), ...called])
    .slice(0, mostOfEach)
    .map(({ label, hint }) => ({ kind: 'category', label, hint, address: null }));
}

function once<One extends { readonly label: string }>(all: readonly One[]): One[] {
  const seen = new Set<string>();
  return all.filter(({ label }) => !seen.has(searchKey(label)) && seen.add(searchKey(label)));
}

/** Short phrases first, and those that begin so before those that have it inside. */
const rank = ({ from, phrase }: Entry, key: string): number =>
  phrase.length + (from === phrase ? 0 : 20) + (from.startsWith(`${key} `) || from === key ? 0 : 2);

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
