import { isCategory, isThing, type Concept } from '../concepts/concept';
import { predict } from '../guess/model';
import { canBeSpoken } from './slips';
import type { Match, Sense } from './match';
import type { Tables, TypedWord } from './typed-word';
import type { Lexicon } from '../concepts/lexicon';
import { scriptOf, type Script } from '../../../sound/letters';
import type { Phrase } from '../concepts/phrase';

/** A guess weighs less than a word that is known. */
const trustOfGuess = 0.75;
/** Phrases with the same words say more than similar words. */
const weightOfHints = 0.9;
const weightOfModelBesideHints = 0.4;
/** Chosen with `npm run search:train` and the sets of searches: higher finds less, lower takes nonsense for something. */
export const leastLikelihood = 0.5;
/** Short words resemble too many others, and an unknown word may mean anything. */
const shortWord = 5;
const leastOfUnsure = 0.66;
/** Other categories are proposed too if they are about as likely. */
const leastOfOthers = 0.5;
const mostCategories = 3;

/** Guesses what the unknown words are about, where no thing is known. */
export function guessedMatch(
  tables: Tables,
  heard: readonly TypedWord[],
  matches: readonly Match[],
): Match | null {
  const { concepts } = tables.lexicon;
  if (matches.some(({ senses }) => senses.some(({ concept }) => isThing(concepts[concept])))) return null;
  const known = new Set(matches.flatMap(({ positions }) => positions));
  const rest = heard.filter(
    ({ key, position, isIdle }) => !isIdle && !known.has(position) && canBeSpoken(key),
  );
  const likelihoods = rest.length > 0 ? likelihoodsOf(tables, rest) : [];
  const most = Math.max(0, ...likelihoods);
  const isUnsure = rest.some(({ isStrange }) => isStrange) || rest.every(({ key }) => key.length < shortWord);
  const least = isUnsure ? leastOfUnsure : leastLikelihood;
  if (most < least || likelihoods[0] === most) return null;
  const senses = likelihoods
    .map((likelihood, id): Sense => ({
      concept: categoryConcept(tables, id),
      trust: likelihood * trustOfGuess,
      isLikelier: true,
    }))
    .filter(({ concept, trust }) => concept >= 0 && trust >= most * trustOfGuess * leastOfOthers)
    .toSorted((one, other) => other.trust - one.trust)
    .slice(0, mostCategories);
  return {
    positions: rest.map(({ position }) => position),
    senses,
    trust: most * trustOfGuess,
    heard: [],
    isGuess: true,
  };
}

const categoryConcept = ({ lexicon }: Tables, categoryId: number): number =>
  lexicon.concepts.findIndex((one) => isCategory(one) && one.categories[0]?.id === categoryId);

/** How likely each category is, by its id. */
function likelihoodsOf({ lexicon, model }: Tables, rest: readonly TypedWord[]): number[] {
  const hints = hintsOf(lexicon, rest);
  const guessed = predict(
    model,
    rest.map(({ key }) => key),
  );
  const weightOfModel = hints.size > 0 ? weightOfModelBesideHints : 1;
  return [...guessed].map(
    (likelihood, id) => likelihood * weightOfModel + weightOfHints * (hints.get(id) ?? 0),
  );
}

/** A word of English in an Indian script hints less than one of that script itself. */
const trustOfEnglish = 0.8;

/**
 * What words hint at that are no phrase by themselves: a share for every category. 'hair' stands in many phrases,
 * nearly all about salons. A word of only one phrase counts half.
 */
function hintsOf(lexicon: Lexicon, typed: readonly TypedWord[]): Map<number, number> {
  const hints = new Map<number, number>();
  for (const word of typed) {
    const { known, trust } = bestKnown(lexicon, word);
    const weight = known ? (trust * known.phrases) / (known.phrases + 1) / typed.length : 0;
    for (const [id, share] of known?.shares ?? []) hints.set(id, (hints.get(id) ?? 0) + share * weight);
  }
  return hints;
}

function bestKnown(
  lexicon: Lexicon,
  { word, hearings }: TypedWord,
): { known: WordCategories | null; trust: number } {
  const script = scriptOf(word)?.script ?? null;
  for (const { key, trust, by } of hearings) {
    if (by === 'slip' || key.length < 2) continue;
    const own = categoriesOfWord(lexicon, script, key);
    if (own) return { known: own, trust };
    const english = script ? categoriesOfWord(lexicon, null, key) : null;
    if (english) return { known: english, trust: trust * trustOfEnglish };
  }
  return { known: null, trust: 0 };
}

/** What the phrases that have a word are about: a share for every category, together 1, and how many they are. */
interface WordCategories {
  readonly shares: ReadonlyMap<number, number>;
  readonly phrases: number;
}

/** From all phrases in a script that have the word: 'pet' is an animal in English and a bat in Tamil. */
function categoriesOfWord(lexicon: Lexicon, script: Script | null, key: string): WordCategories | null {
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
