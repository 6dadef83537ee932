import { mended } from './mends';
import { soundsOf } from './sounds';
import { type Way, ways } from './ways';

/**
 * Sounds are written by one sign each. The letters of the nine scripts stand in one order in Unicode, which is the order
 * of these; a dot is one that no name needs.
 */
const signs = '.!M..aAiIuU%.&eEY0oOVkKgG~cCjJ^wWxXNtTdDn_pPbBmyrRlLzvS$sh';

const syllable =
  /([kKgG~cCjJ^wWxXNtTdDn_pPbBmyrRlLzvS$sh])(;?)([aAiIuU%&eEY0oOV]?)(\+*)|[!MaAiIuU%&eEY0oOV]/g;

function write(sounds: string, { start, isSouthern }: Way): string {
  const letter = (at: number) => String.fromCharCode(start + at);
  return sounds.replace(syllable, (sound, consonant: string, dot, vowel, join) => {
    if (!consonant) return letter(signs.indexOf(sound));
    const isOpen = vowel || !(join || isSouthern);
    const sign = isOpen ? vowel !== 'a' && vowel && letter(0x38 + signs.indexOf(vowel)) : letter(0x4d);
    return letter(signs.indexOf(consonant)) + (dot && letter(0x3c)) + (sign || '');
  });
}

/** Words, and capitals that stand for words. */
const word = /[A-Z]+(?![a-z'])|[A-Z]?[a-z']+/g;
/** In 'Koramangala · 560034' and 'Kochi, Kerala'. */
const between = /( · |, )/;

/**
 * Writes names of places in the script of a language: those that have words there in these, and all others as they
 * sound.
 */
export function namesIn(
  code: string,
  known: (name: string) => string | undefined,
): (names: string) => string {
  const way = ways[code]?.();
  if (!way) return String;
  const inScript = (latin: string) =>
    mended(write(mended(soundsOf(latin, way.isSouthern), way.sounds), way), way.letters);
  return (names) =>
    names
      .split(between)
      .map((name) => known(name) ?? name.replace(ordinal, '$1').replace(word, inScript))
      .join('');
}

const ordinal = /(\d)(st|nd|rd|th)\b/g;
