import type { Script } from './letters';
import type { Syllable } from './syllables';

const northern: ReadonlySet<Script> = new Set(['devanagari', 'gujarati', 'gurmukhi']);

/**
 * Which unwritten vowels are not spoken: the last of a word, and one between two spoken syllables, looked for from the
 * end ('ka-pa-da' is 'kapda'). Bengali drops the last alone, and those before two consonants of a borrowed word. The
 * south speaks all of them.
 */
export function silentVowels(script: Script, syllables: readonly Syllable[]): ReadonlySet<number> {
  const silent = new Set<number>();
  const isNorthern = northern.has(script);
  if (!isNorthern && script !== 'bengali') return silent;
  if (isLastSilent(syllables)) silent.add(syllables.length - 1);
  for (let index = syllables.length - 2; index > 0; index--) {
    const isBetween = isUnwritten(syllables[index]) && isSpoken(syllables, silent, index - 1);
    const follows = isNorthern ? isSpoken(syllables, silent, index + 1) : syllables[index + 1]?.vowel === '';
    if (isBetween && follows && syllables[index + 1]?.consonant) silent.add(index);
  }
  return silent;
}

const isUnwritten = (syllable: Syllable | undefined): boolean =>
  syllable !== undefined && syllable.vowel === null && !syllable.isNasal;

/** 'na' alone is 'na'. */
const isLastSilent = (syllables: readonly Syllable[]): boolean =>
  syllables.length > 1 && isUnwritten(syllables.at(-1));

const isSpoken = (syllables: readonly Syllable[], silent: ReadonlySet<number>, index: number): boolean =>
  syllables[index] !== undefined && syllables[index].vowel !== '' && !silent.has(index);
