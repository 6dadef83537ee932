import { categories } from '@aaspaas/contract/shops/categories';
import { searchKey } from '@aaspaas/contract/search-words';
import { type Concept, isQualifier, isThing } from '../understanding/concepts/concept';
import { findConcept, ofEach, readOff } from '../understanding/tables';

/** What people call something. */
interface Phrase {
  readonly phrase: string;
  readonly concept: string;
  readonly language: string;
  /** Its concept, and its language if that has a script of its own. */
  readonly thing: string;
  /** The main name of the thing in its language. Others are items, slips and other names. */
  readonly isMain: boolean;
  readonly isLikelier: boolean;
  /** Not the name of a firm or of an occasion. */
  readonly isThing: boolean;
}

/** A phrase from one of its words on. */
export interface Entry extends Phrase {
  readonly from: string;
}

/** With its likeliest category, which an addition may have changed. */
export interface Begun extends Entry {
  readonly category: string;
}

const nameOf = (id: number | undefined): string => categories.find((one) => one.id === id)?.name ?? '';

/** In alphabetical order, so that those that begin with a text stand together. */
export const entriesOf = readOff(({ concepts }) => readEntries(concepts));

function readEntries(concepts: readonly Concept[]): Entry[] {
  const phrases = new Map<string, Phrase>();
  for (const concept of concepts.filter((one) => !isQualifier(one) && one.categories.length > 0)) {
    const begun = new Set<string>();
    for (const { text, language, isLikelier } of concept.words) {
      const phrase = searchKey(text);
      const isMain = !begun.has(language) && language !== 'pa-latn';
      begun.add(language);
      const one = { phrase, concept: concept.id, language, isMain, isLikelier, isThing: isThing(concept) };
      if (isBetter(one, phrases.get(phrase)))
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

const mostCompared = 400;

/** Phrases with a word that begins so; each from that word on. */
export function phrasesBeginning(key: string): Begun[] {
  const [first = [], ...others] = ofEach(entriesOf).map((all) => beginning(all, key));
  const known = new Set(first.map(({ phrase }) => phrase));
  return [...first, ...others.flat().filter(({ phrase }) => !known.has(phrase))].map((entry) => ({
    ...entry,
    category: nameOf(findConcept(entry.concept)?.categories[0]?.id),
  }));
}

function beginning(all: readonly Entry[], key: string): Entry[] {
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
