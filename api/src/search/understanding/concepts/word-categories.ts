import type { Script } from '../sound/letters';
import { type Concept, isThing } from './concept';
import type { Lexicon } from './lexicon';
import type { Phrase } from './phrase';

/** What the phrases that have a word are about: a share for every category, together 1, and how many they are. */
export interface WordCategories {
  readonly shares: ReadonlyMap<number, number>;
  readonly phrases: number;
}

/** From all phrases in a script that have the word: 'pet' is an animal in English and a bat in Tamil. */
export function categoriesOfWord(
  lexicon: Lexicon,
  script: Script | null,
  key: string,
): WordCategories | null {
  const sums = new Map<number, number>();
  const phrases = phrasesWith(lexicon, key).filter((phrase) => phrase.script === script);
  const about = phrases.flatMap((phrase) => {
    const concept = lexicon.concepts[phrase.concept];
    return concept && isThing(concept) ? [{ concept, parts: phrase.keys.length }] : [];
  });
  // The fewer other words a phrase has, the more it says about this one.
  for (const { concept, parts } of about) addShares(sums, concept, 1 / parts);
  return about.length > 0 ? { shares: shared(sums), phrases: about.length } : null;
}

const phrasesWith = ({ bySound, byWord }: Lexicon, key: string): Phrase[] => [
  ...(byWord.get(key) ?? []),
  ...(bySound.get(key) ?? []).filter(({ keys }) => keys.length === 1),
];

/** The likeliest category of a concept has nearly all of its share. */
function addShares(sums: Map<number, number>, { categories }: Concept, weight: number): void {
  const all = categories.reduce((sum, category) => sum + category.weight ** 2, 0);
  for (const category of categories)
    sums.set(category.id, (sums.get(category.id) ?? 0) + (weight * category.weight ** 2) / all);
}

function shared(sums: ReadonlyMap<number, number>): Map<number, number> {
  const all = [...sums.values()].reduce((total, sum) => total + sum, 0);
  return new Map([...sums].map(([id, sum]) => [id, sum / all]));
}
