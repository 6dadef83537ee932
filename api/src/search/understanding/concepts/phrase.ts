import { scriptOf, type Script } from '../../../sound/letters';
import { romanise } from '../../../sound/romanise';

/** How words are written. */
export interface Writing {
  /** Without spaces. */
  readonly written: string;
  /** The same in Latin letters. */
  readonly spelt: string;
  /** Null: in Latin letters. */
  readonly script: Script | null;
}

/** One phrase of one concept. */
export interface Phrase extends Writing {
  /** The concept's number in the lexicon. */
  readonly concept: number;
  /** The script of its language, even where it is written in Latin letters; null for English. */
  readonly home: Script | null;
  /** The sounds of its words that are no function words. */
  readonly keys: readonly string[];
  readonly isOneWord: boolean;
  readonly isLikelier: boolean;
  /** Only listings call it so: a concept that has it among its words is likelier. */
  readonly isItem: boolean;
  /** Added by an admin, who knows better than the files. */
  readonly isAdded: boolean;
}

export function writingOf(words: readonly string[]): Writing {
  const written = words.join('');
  const script = scriptOf(written)?.script ?? null;
  return { written, spelt: script ? words.map(romanise).join('') : written, script };
}

const homes: Readonly<Record<string, Script>> = {
  hinglish: 'devanagari',
  hi: 'devanagari',
  mr: 'devanagari',
  gu: 'gujarati',
  pa: 'gurmukhi',
  bn: 'bengali',
  kn: 'kannada',
  ta: 'tamil',
  te: 'telugu',
  ml: 'malayalam',
};

/** The script of a field's language: 'kn' and 'kn-latn' are both Kannada. */
export const homeOf = (language: string): Script | null => homes[language.replace('-latn', '')] ?? null;
