import type { Lexicon } from '../concepts/lexicon';
import type { Match } from './match';
import type { TypedWord } from './typed-word';

/** One word that we are this sure of is enough where no others stand; the square of 0.6. */
const leastAlone = 0.35;
const moreForUnknown = 0.2;
/** Everyday words are mostly the rest of a sentence: 'laptop screen gone black with lines'. */
const moreForCommon = 0.1;
/** Two words that are written just so are always enough, and one beside three that nobody knows. */
const most = 1.2;

/**
 * Whether what was understood weighs enough beside what was not. Words that only sound alike are found in any text, so
 * that doubtful ones are believed where they are most of what was said.
 */
export function isEnough(
  { commonWords }: Lexicon,
  heard: readonly TypedWord[],
  matches: readonly Match[],
): boolean {
  const known = new Set(matches.flatMap(({ positions }) => positions));
  const unknown = heard.filter(({ isIdle, position }) => !isIdle && !known.has(position));
  const evidence = matches.reduce((sum, { positions, trust }) => sum + positions.length * trust ** 2, 0);
  const wanted = unknown.reduce(
    (sum, { word }) => sum + (commonWords.has(word) ? moreForCommon : moreForUnknown),
    leastAlone,
  );
  return evidence >= Math.min(most, wanted);
}
