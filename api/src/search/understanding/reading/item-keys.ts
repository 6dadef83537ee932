import { searchWords } from '@aaspaas/contract/search-words';
import type { Concept } from '../concepts/concept';
import { soundKey } from '../sound/sound-key';
import type { Weighed } from './weigh';

const mostPhrases = 40;
/** Concepts that are hardly meant show nothing by their items. */
const leastWeight = 0.3;

/** What a listing of the weighed concepts would call what it has, the likeliest concept's first. */
export function itemKeysOf(weighed: readonly Weighed[]): string[][] {
  const meant = weighed.filter(({ weight, isQualifier }) => !isQualifier && weight >= leastWeight);
  const phrases = new Map<string, string[]>();
  for (const { concept } of meant)
    for (const text of itemTexts(concept)) {
      const keys = searchWords(text).map(soundKey);
      phrases.set(keys.join(' '), keys);
    }
  return [...phrases.values()].slice(0, mostPhrases);
}

/** Listings are written in English or in Latin letters; what they call it is said first. */
const itemTexts = ({ items, words }: Concept): string[] => [
  ...items,
  ...words.filter(({ language }) => language === 'en' || language === 'hinglish').map(({ text }) => text),
];
