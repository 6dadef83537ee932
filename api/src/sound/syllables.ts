import {
  consonants,
  dot,
  doubler,
  finalConsonant,
  firstDigit,
  nasalMarks,
  scriptOf,
  type Script,
  silencer,
  tamilDots,
  vowels,
  vowelSigns,
} from './letters';

/** A consonant and the vowel that it is spoken with. */
export interface Syllable {
  consonant: string;
  /** Null: the vowel that the script does not write. Empty: none. */
  vowel: string | null;
  isNasal: boolean;
}

/** The syllables of a word in one of the scripts of India, and the letters of other alphabets as they are. */
export function syllablesOf(word: string): { script: Script; syllables: Syllable[] } | null {
  const letters = [...word].map((letter) => ({ letter, at: scriptOf(letter) }));
  const script = letters.find(({ at }) => at)?.at?.script;
  if (!script) return null;
  const syllables: Syllable[] = [];
  let isAfterDots = false;
  for (const { letter, at } of letters) {
    if (at) addLetter(syllables, script, at.offset, isAfterDots);
    else syllables.push({ consonant: letter, vowel: '', isNasal: false });
    isAfterDots = script === 'tamil' && at?.offset === tamilDots;
  }
  return { script, syllables };
}

function addLetter(syllables: Syllable[], script: Script, offset: number, isAfterDots: boolean): void {
  const last = syllables.at(-1);
  const consonant = consonants.get(offset);
  const vowel = vowels.get(offset);
  const sign = vowelSigns.get(offset);
  const ending = finalConsonant(script, offset);
  if (ending) syllables.push({ consonant: ending, vowel: '', isNasal: false });
  else if (script === 'gurmukhi' && offset === 0x70 && last) last.isNasal = true;
  // Nobody hears a consonant twice, but the vowel before two is always spoken: 'dupatta'.
  else if (script === 'gurmukhi' && offset === doubler && last) last.vowel ??= 'a';
  else if (consonant)
    syllables.push({ consonant: spoken(script, consonant, isAfterDots), vowel: null, isNasal: false });
  else if (vowel) syllables.push({ consonant: '', vowel: vowelIn(script, vowel), isNasal: false });
  else if (isDigit(offset))
    syllables.push({ consonant: String(offset - firstDigit), vowel: '', isNasal: false });
  else if (last && sign) last.vowel = sign;
  else if (last && offset === silencer) last.vowel = '';
  else if (last && offset === dot) last.consonant = dotted(script, last.consonant);
  else if (last && nasalMarks.has(offset)) last.isNasal = true;
}

const isDigit = (offset: number): boolean => offset >= firstDigit && offset < firstDigit + 10;

/** Bengali reads 'ya' as 'ja'; Tamil has no f and writes it with three dots and a p. */
function spoken(script: Script, consonant: string, isAfterDots: boolean): string {
  if (script === 'bengali' && consonant === 'y') return 'j';
  return isAfterDots && consonant === 'p' ? 'f' : consonant;
}

const vowelIn = (script: Script, vowel: string): string =>
  script === 'bengali' && vowel === 'a' ? 'o' : vowel;

const bengaliDotted: Readonly<Record<string, string>> = { j: 'y', D: 'r', Dh: 'r' };
const dottedConsonants: Readonly<Record<string, string>> = { j: 'z', jh: 'z', Dh: 'D' };

function dotted(script: Script, consonant: string): string {
  // A Bengali 'ya' was read as 'ja' before its dot was seen.
  if (script === 'bengali') return bengaliDotted[consonant] ?? consonant;
  return dottedConsonants[consonant] ?? consonant;
}
