import type { Understanding } from '../understanding';
import type { Match } from './match';
import type { Tables } from './typed-word';

/** What the text would be without its slips. A word of another script is no slip if we hear it differently. */
export function correctionOf(
  { lexicon }: Tables,
  words: readonly string[],
  matches: readonly Match[],
): Understanding['corrected'] {
  const meant = [...words];
  for (const { positions, heard } of matches)
    heard.forEach(({ key, by }, index) => {
      const position = positions[index] ?? 0;
      if (by === 'slip' && /^[a-z]/.test(words[position] ?? ''))
        meant[position] = lexicon.spellings.get(key) ?? key;
    });
  const typed = words.join(' ');
  return meant.join(' ') === typed ? null : { typed, meant: meant.join(' ') };
}
