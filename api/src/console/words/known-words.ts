import { searchKey, searchWords } from '@aaspaas/contract/search-words';
import type { Concept } from '../../search/understanding/concepts/concept';
import { findConcept, openTables } from '../../search/understanding/tables';
import { understand } from '../../search/understanding/understand';

/** As people's searches are compared: small letters, one space between words. */
export const plainWord = (typed: string): string => searchWords(typed).join(' ');

/** Whether the concept has just this word already. */
export const hasWord = ({ words, items }: Concept, word: string): boolean =>
  [...words.map(({ text }) => text), ...items].some((text) => plainWord(text) === word);

/** How sure one must be of what an alias stands for; below it, a word only sounds like it. */
const leastWeight = 0.6;

/** The concept that a text means by words that are known. */
export function conceptOf(typed: string): Concept | null {
  const [likeliest] = understand(searchWords(typed), { isExact: true }).concepts;
  return likeliest && likeliest.weight >= leastWeight ? findConcept(likeliest.id) : null;
}

/** Concepts whose name or one of whose words has this text; all of them without one. */
export function conceptsWith(typed: string): readonly Concept[] {
  const { concepts } = openTables().lexicon;
  const key = searchKey(typed);
  if (key === '') return concepts;
  const name = key.replaceAll(' ', '-');
  const isLike = ({ id, words, items }: Concept) =>
    id.includes(name) ||
    [...words.map(({ text }) => text), ...items].some((text) => searchKey(text).includes(key));
  const rank = ({ id, words }: Concept) =>
    id === name || words.some(({ text }) => searchKey(text) === key) ? 0 : id.includes(name) ? 1 : 2;
  return concepts.filter(isLike).toSorted((one, other) => rank(one) - rank(other));
}
