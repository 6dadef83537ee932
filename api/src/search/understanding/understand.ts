import { mostWordsOfSearch } from '@aaspaas/contract/search-words';
import { chooseMatches, type Match, runMatches, scatteredMatches } from './reading/match';
import { guessedMatch } from './reading/guessed';
import { translatedMatches } from './reading/translated';
import { hear, type Tables, type TypedWord } from './reading/typed-word';
import { weighCategories, weighConcepts } from './reading/weigh';
import { itemKeysOf } from './reading/item-keys';
import { correctionOf } from './reading/correction';
import { soundKey } from './sound/sound-key';
import { openTables } from './tables';
import type { Understanding, UnderstandingOptions } from './understanding';

/** What the words of a search mean. Takes a millisecond, and a few however the words were chosen. */
export const understand = (typed: readonly string[], options: UnderstandingOptions = {}): Understanding =>
  understandBy(openTables(), typed, options);

export function understandBy(
  tables: Tables,
  typed: readonly string[],
  options: UnderstandingOptions,
): Understanding {
  const words = typed.slice(0, mostWordsOfSearch);
  const heard = hearAll(tables, words, options);
  const matches = withGuess(tables, heard, readMatches(tables, heard), options);
  const weighed = weighConcepts(tables.lexicon, matches);
  const known = new Set(matches.flatMap(({ positions }) => positions));
  return {
    words,
    keys: heard.map(({ key }) => key),
    concepts: weighed.map(({ concept, weight, from }) => ({
      id: concept.id,
      weight: Math.min(1, weight),
      from,
    })),
    categories: weighCategories(weighed),
    itemKeys: itemKeysOf(weighed),
    unknown: positionsOf(heard, ({ isIdle, position }) => !isIdle && !known.has(position)),
    idle: positionsOf(heard, ({ isIdle, position }) => isIdle && !known.has(position)),
    corrected: correctionOf(tables, words, matches),
  };
}

function hearAll(
  tables: Tables,
  words: readonly string[],
  { isExact = false, isListed }: UnderstandingOptions,
) {
  return words.map((word, position) => {
    const key = soundKey(word);
    return hear(tables, word, key, position, !isExact && !isListed?.(key));
  });
}

function readMatches({ lexicon }: Tables, heard: readonly TypedWord[]): readonly Match[] {
  const all = [...runMatches(lexicon, heard), ...scatteredMatches(lexicon, heard)];
  const chosen = withoutIdle(heard, chooseMatches(all));
  const translated = translatedMatches(lexicon, chosen);
  return translated.length > 0 ? chooseMatches([...chosen, ...translated]) : chosen;
}

function withGuess(
  tables: Tables,
  heard: readonly TypedWord[],
  matches: readonly Match[],
  { isExact }: UnderstandingOptions,
): readonly Match[] {
  const guess = isExact ? null : guessedMatch(tables, heard, matches);
  return guess ? [...matches, guess] : matches;
}

/**
 * A word that usually says nothing ('chai': 'I want' in Bengali) means something only where no other word does, and
 * where it is written as the concept writes it: 'shop' is no 'soap'.
 */
function withoutIdle(heard: readonly TypedWord[], matches: readonly Match[]): readonly Match[] {
  const telling = matches.filter(({ positions }) => positions.some((position) => !heard[position]?.isIdle));
  return telling.length > 0 ? telling : matches.filter(({ trust }) => trust === 1);
}

const positionsOf = (heard: readonly TypedWord[], is: (word: TypedWord) => boolean): number[] =>
  heard.filter(is).map(({ position }) => position);
