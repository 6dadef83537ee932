import type { Syllable } from './syllables';

/** Tamil writes one letter where others write two: it is soft between vowels and after a nasal, hard elsewhere. */
const hardAndSoft: Readonly<Record<string, { soft: string; between: string }>> = {
  k: { soft: 'g', between: 'g' },
  ch: { soft: 'j', between: 's' },
  T: { soft: 'd', between: 'd' },
  t: { soft: 'd', between: 'th' },
  p: { soft: 'b', between: 'b' },
  R: { soft: 'dr', between: 'r' },
};

const nasals = new Set(['n', 'N', 'm']);

export function voiceTamil(syllables: readonly Syllable[]): Syllable[] {
  return syllables.map((syllable, index) => ({
    ...syllable,
    consonant: voiced(syllable, syllables[index - 1], syllables[index + 1]),
  }));
}

function voiced({ consonant, vowel }: Syllable, before?: Syllable, after?: Syllable): string {
  const sounds = hardAndSoft[consonant];
  if (!sounds) return consonant;
  // Two of them sound like 'tr'.
  if (consonant === 'R' && vowel === '') return after?.consonant === 'R' ? 't' : 'r';
  if (consonant === 'R' && before?.consonant === 'R') return 'r';
  if (!before) return consonant === 'ch' ? 's' : consonant;
  if (before.vowel === '') return nasals.has(before.consonant) ? sounds.soft : consonant;
  return vowel === '' ? consonant : sounds.between;
}
