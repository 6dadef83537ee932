import type { Lexicon } from '../concepts/lexicon';
import type { Phrase } from '../concepts/phrase';
import type { Match } from './match';

const trustOfTranslated = 0.85;

/**
 * Phrases that appear when what was understood is said in English: 'pankha theek karwana' are the concepts 'fan' and
 * 'repair', and 'fan repair' is a phrase of a third one. So a phrase in one language serves all of them.
 */
export function translatedMatches(lexicon: Lexicon, matches: readonly Match[]): Match[] {
  if (matches.length < 2) return [];
  const said = englishOf(lexicon, matches);
  const found: Match[] = [];
  for (const key of said.keys())
    for (const phrase of lexicon.byWord.get(key) ?? []) {
      const match = phrase.keys[0] === key && !phrase.home ? joined(phrase, said) : null;
      if (match) found.push(match);
    }
  return found;
}

type Said = ReadonlyMap<string, Match>;

const closeEnough = 0.1;

function englishOf({ englishWords }: Lexicon, matches: readonly Match[]): Said {
  const said = new Map<string, Match>();
  for (const match of matches)
    for (const { concept, trust } of match.senses)
      if (trust >= match.trust - closeEnough)
        for (const key of englishWords[concept] ?? []) if (!said.has(key)) said.set(key, match);
  return said;
}

/** Null unless every word of the phrase comes from a match of its own. */
function joined(phrase: Phrase, said: Said): Match | null {
  const parts = phrase.keys.flatMap((key) => said.get(key) ?? []);
  if (parts.length < phrase.keys.length || new Set(parts).size < parts.length) return null;
  const trust = Math.min(...parts.map((part) => part.trust)) * trustOfTranslated;
  return {
    positions: parts.flatMap(({ positions }) => positions),
    senses: [{ concept: phrase.concept, trust, isLikelier: phrase.isLikelier }],
    trust,
    heard: parts.flatMap(({ heard }) => heard),
  };
}
