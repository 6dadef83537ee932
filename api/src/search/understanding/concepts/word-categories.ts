import type { Script } from '../sound/letters';
import type { Concept } from './concept';
import { isThing } from './concept';
import type { Phrase } from './phrase';

/** What the phrases that have a word are about: a share for every category, together 1, and how many they are. */
export interface WordCategories {
  readonly shares: ReadonlyMap<number, number>;
  readonly phrases: number;
}

/** A word counts apart in every script: 'pet' is an animal in English and a bat in Tamil. */
export const wordIn = (script: Script | null, key: string): string => `${script ?? 'latin'} ${key}`;

/** For each word, from all phrases that have it; the fewer other words a phrase has, the more it says. */
export function countCategories(
  concepts: readonly Concept[],
  phrases: Iterable<Phrase>,
): Map<string, WordCategories> {
  const counted = new Map<string, { sums: Map<number, number>; phrases: number }>();
  for (const { concept, keys, script } of phrases) {
    const about = concepts[concept];
    if (!about || !isThing(about)) continue;
    for (const key of new Set(keys)) {
      const word = wordIn(script, key);
      const known = counted.get(word) ?? { sums: new Map<number, number>(), phrases: 0 };
      addShares(known.sums, about, 1 / keys.length);
      counted.set(word, { ...known, phrases: known.phrases + 1 });
    }
  }
  return new Map(
    [...counted].map(([word, { sums, phrases: count }]) => [word, { shares: shared(sums), phrases: count }]),
  );
}

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
