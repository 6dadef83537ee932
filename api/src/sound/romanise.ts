import type { Script } from './letters';
import { type Syllable, syllablesOf } from './syllables';

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

const northern: ReadonlySet<Script> = new Set(['devanagari', 'gujarati', 'gurmukhi']);

/**
 * Which unwritten vowels are not spoken: the last of a word, and one between two spoken syllables, looked for from the
 * end ('ka-pa-da' is 'kapda'). Bengali drops the last alone, and those before two consonants of a borrowed word. The
 * south speaks all of them.
 */
function silentVowels(script: Script, syllables: readonly Syllable[]): ReadonlySet<number> {
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

function voiceTamil(syllables: readonly Syllable[]): Syllable[] {
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
