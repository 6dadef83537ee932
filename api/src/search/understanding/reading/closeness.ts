import { editDistance } from '../../../sound/spelling';
import type { Phrase, Writing } from '../concepts/phrase';
import type { Script } from '../../../sound/letters';

/** Scripts whose languages share many words. */
const related: ReadonlySet<Script> = new Set(['devanagari', 'gujarati', 'bengali', 'gurmukhi', 'odia']);

/** How far letters say the same as sounds do: 'dukan' and 'dukaan' do, 'full' and 'phool' hardly. From 0 to 1. */
export function closeness(typed: Writing, phrase: Phrase): number {
  if (typed.written === phrase.written) return 1;
  const [one, other] = [shortened(typed.spelt), shortened(phrase.spelt)];
  const letters = 0.91 - (0.6 * editDistance(one, other)) / Math.max(one.length, other.length, 1);
  return letters * trustOfScripts(typed, phrase);
}

/** The same for the beginning of a word that goes on with an ending; 1 where every letter of it is the same. */
export function closenessOfStem(typed: Writing, phrase: Phrase): number {
  const other = shortened(phrase.spelt);
  const one = shortened(typed.spelt).slice(0, other.length);
  return 1 - (0.66 * editDistance(one, other)) / Math.max(other.length, 1);
}

/** People write vowels long or short as they like, and letters once or twice. */
export const shortened = (spelt: string): string =>
  spelt
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replace(/(.)\1+/g, '$1');

/** A word of one Indian language is rarely typed in the script of another; English is typed in all of them. */
export function trustOfScripts(typed: Writing, { script, home }: Phrase): number {
  if (!typed.script) return script ? 0.95 : 1;
  if (home === typed.script) return script ? 1 : 0.97;
  if (!home) return 0.95;
  return related.has(typed.script) && related.has(home) ? 0.8 : 0.6;
}

const leastOfRightWord = 0.9;

/** Words that are right English as they stand are hardly others that sound so: 'match' is no fish ('machh'). */
export const isOther = (typed: Writing, phrase: Phrase, isAsTyped: boolean): boolean =>
  phrase.home !== null
    ? typed.written !== phrase.written
    : isAsTyped && closeness(typed, phrase) < leastOfRightWord;
