import type { Script } from './letters';
import { silentVowels } from './silent-vowels';
import { type Syllable, syllablesOf } from './syllables';
import { voiceTamil } from './tamil-voicing';

/** A word of any Indian script in Latin letters, about as people of that language type it; others as they are. */
export function romanise(word: string): string {
  const read = syllablesOf(word);
  if (!read) return word;
  const { script } = read;
  const syllables = asSpoken(script, read.syllables);
  const silent = silentVowels(script, syllables);
  return syllables
    .map((_, index) => spell(script, syllables, index, silent.has(index)))
    .join('')
    .toLowerCase();
}

function asSpoken(script: Script, syllables: readonly Syllable[]): readonly Syllable[] {
  if (script === 'tamil') return voiceTamil(syllables);
  if (script === 'malayalam') return voiceMalayalam(syllables);
  return openVowelScripts.has(script) ? readOpenVowels(syllables) : syllables;
}

function spell(script: Script, syllables: readonly Syllable[], index: number, isSilent: boolean): string {
  const { consonant, vowel, isNasal } = syllables[index] ?? { consonant: '', vowel: '', isNasal: false };
  const spoken = vowel ?? (isSilent ? '' : ownVowel(script));
  // The dot on a last consonant is a vowel in Marathi ('kutryacha'), and Hindi has none there.
  const isSpokenNasal =
    isNasal && (script !== 'devanagari' || vowel !== null || index < syllables.length - 1);
  return `${consonant}${spoken}${isSpokenNasal ? nasal(script, syllables[index + 1]) : ''}`;
}

const ownVowel = (script: Script): string => (script === 'bengali' || script === 'odia' ? 'o' : 'a');

const southern: ReadonlySet<Script> = new Set(['telugu', 'kannada', 'malayalam', 'tamil']);

/** The nasal mark sounds like the consonant after it; at the end the south says m, the north breathes through the nose. */
function nasal(script: Script, next: Syllable | undefined): string {
  if (!next) return southern.has(script) ? 'm' : 'n';
  return /^[pbmf]/.test(next.consonant) ? 'm' : 'n';
}

const openVowelScripts: ReadonlySet<Script> = new Set(['bengali', 'telugu', 'kannada', 'odia']);

/** The open a of English 'fan' is written f-ya-n there; nobody hears a y. */
function readOpenVowels(syllables: readonly Syllable[]): Syllable[] {
  const read: Syllable[] = [];
  for (const syllable of syllables) {
    const last = read.at(-1);
    const isOpenVowel = last?.vowel === '' && /^[yj]$/.test(syllable.consonant) && syllable.vowel === 'a';
    if (last && isOpenVowel) read[read.length - 1] = { ...syllable, consonant: last.consonant };
    else read.push(syllable);
  }
  return read;
}

/** In Malayalam a single t between vowels is spoken as d: 'kada' is written 'kata'. Two r, or n and r, are tt and nt. */
function voiceMalayalam(syllables: readonly Syllable[]): Syllable[] {
  return syllables.map((syllable, index) => {
    const [before, after] = [syllables[index - 1], syllables[index + 1]];
    const isBetweenVowels = index > 0 && before?.vowel !== '' && syllable.vowel !== '';
    if (syllable.consonant === 'T' && isBetweenVowels) return { ...syllable, consonant: 'd' };
    const isHard = joined(before, syllable) === 'RR' || joined(before, syllable) === 'nR';
    return isHard || joined(syllable, after) === 'RR' ? { ...syllable, consonant: 't' } : syllable;
  });
}

const joined = (one: Syllable | undefined, other: Syllable | undefined): string =>
  one?.vowel === '' ? `${one.consonant}${other?.consonant ?? ''}` : '';
