import { editDistance } from '../../spelling';
import { type Phrase, writing } from '../concepts/lexicon';
import type { Script } from '../sound/letters';

export type Writing = Pick<Phrase, 'written' | 'spelt' | 'script'>;

export const writingOf = (words: readonly string[]): Writing => writing(words);

/** A word of one Indian language is rarely typed in the script of another, except where they share old words. */
const trustOfOtherScript = 0.6;
const trustOfRelatedScript = 0.8;
const trustOfLatin = 0.95;
const related: ReadonlySet<Script> = new Set(['devanagari', 'gujarati', 'bengali', 'gurmukhi', 'odia']);

/** How far letters say the same as sounds do: 'dukan' and 'dukaan' nearly, 'full' and 'phool' hardly. From 0 to 1. */
export function closeness(typed: Writing, phrase: Writing): number {
  if (typed.written === phrase.written) return 1;
  const length = Math.max(typed.spelt.length, phrase.spelt.length, 1);
  const letters = 0.97 - (0.6 * editDistance(typed.spelt, phrase.spelt)) / length;
  return letters * trustOfScripts(typed.script, phrase.script);
}

export function trustOfScripts(typed: Script | null, other: Script | null): number {
  if (typed === other) return 1;
  if (!typed || !other) return trustOfLatin;
  return related.has(typed) && related.has(other) ? trustOfRelatedScript : trustOfOtherScript;
}
