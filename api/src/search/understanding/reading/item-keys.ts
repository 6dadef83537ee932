import { searchWords } from '@aaspaas/contract/search-words';
import type { Concept } from '../concepts/concept';
import { soundKey } from '../../../sound/sound-key';
import type { Weighed } from './weigh';

const mostPhrases = 40;
/** Items of concepts that are hardly meant say nothing. */
const leastWeight = 0.3;

/** What listings call the items of the weighed concepts, the likeliest concept first. */
export function itemKeysOf(weighed: readonly Weighed[]): (readonly string[])[] {
  const meant = weighed.filter(({ weight, isQualifier }) => !isQualifier && weight >= leastWeight);
  const phrases = meant.flatMap(({ concept }) => phrasesOf(concept));
  return [...new Map(phrases.map((keys) => [keys.join(' '), keys])).values()].slice(0, mostPhrases);
}

/** Worked out once for each concept. */
const known = new WeakMap<Concept, readonly (readonly string[])[]>();

function phrasesOf(concept: Concept): readonly (readonly string[])[] {
  const phrases = known.get(concept) ?? itemTexts(concept).map((text) => searchWords(text).map(soundKey));
  known.set(concept, phrases);
  return phrases;
}

/** Listings are written in English or in Latin letters; what they call it is said first. */
const itemTexts = ({ items, words }: Concept): string[] => [
  ...items,
  ...words.filter(({ language }) => language === 'en' || language === 'hinglish').map(({ text }) => text),
];
