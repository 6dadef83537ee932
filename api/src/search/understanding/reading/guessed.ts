import { isQualifier } from '../concepts/concept';
import { guessCategory } from '../guess/guess';
import type { Match } from './match';
import type { Tables, TypedWord } from './typed-word';

/** A guess weighs less than a word that is known. */
const trustOfGuess = 0.7;

/** What the classifier makes of the words that tell nothing else, where no thing is known. */
export function guessedMatch(
  { lexicon, model }: Tables,
  heard: readonly TypedWord[],
  matches: readonly Match[],
): Match | null {
  const isQualifying = ({ senses }: Match) =>
    senses.every(({ concept }) => isQualifier(lexicon.concepts[concept] ?? { id: '' }));
  if (!model || !matches.every(isQualifying)) return null;
  const known = new Set(matches.flatMap(({ positions }) => positions));
  const rest = heard.filter(({ position, isIdle }) => !isIdle && !known.has(position));
  const guess = guessCategory(
    model,
    rest.map(({ key }) => key),
  );
  const concept = lexicon.concepts.findLastIndex(({ categories }) => categories[0]?.id === guess?.categoryId);
  if (!guess || concept < 0) return null;
  const trust = guess.likelihood * trustOfGuess;
  return {
    positions: rest.map(({ position }) => position),
    senses: [{ concept, trust, isLikelier: true }],
    trust,
    heard: [],
    isGuess: true,
  };
}
