import { searchWords } from '../search-words';
import { categoryNamed } from '../shops/categories';
import type { Alias } from './alias';
import { aliases } from './aliases';
import { baseForm, phraseForms } from './word-forms';

/** What a phrase means: other phrases, or all of some categories. */
export interface Meaning {
  readonly alike: readonly string[];
  readonly categoryIds: readonly number[];
  /** Categories in which it is most likely found. */
  readonly likelyIds: readonly number[];
}

const keyOf = (phrase: string): string => searchWords(phrase).map(baseForm).join(' ');

function meaningOf({ under, finds }: Alias): Meaning {
  const id = categoryNamed(under)?.id;
  const likelyIds = id ? [id] : [];
  return finds
    ? { alike: finds.map(keyOf).flatMap(phraseForms), categoryIds: [], likelyIds }
    : { alike: [], categoryIds: likelyIds, likelyIds };
}

const both = (one: Meaning, other: Meaning): Meaning => ({
  alike: [...one.alike, ...other.alike],
  categoryIds: [...one.categoryIds, ...other.categoryIds],
  likelyIds: [...one.likelyIds, ...other.likelyIds],
});

const meanings = new Map<string, Meaning>();
for (const alias of aliases) {
  for (const key of new Set(alias.words.map(keyOf))) {
    const known = meanings.get(key);
    meanings.set(key, known ? both(known, meaningOf(alias)) : meaningOf(alias));
  }
}

/** The meaning of a phrase in its base form; a word may have several. */
export const aliasFor = (phrase: string): Meaning | null => meanings.get(phrase) ?? null;

/** Every phrase that has a meaning. */
export const aliasPhrases: readonly string[] = [...meanings.keys()];
