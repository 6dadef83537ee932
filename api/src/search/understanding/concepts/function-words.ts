import { searchWords } from '@aaspaas/contract/search-words';
import type { Script } from '../../../sound/letters';
import { joinKeys, soundKey } from '../../../sound/sound-key';
import { homeOf } from './phrase';
import { parseEntries } from './parse-entries';
import type { FilterWords } from './filter-words';

/** Words that weigh nothing, and endings that words take in a sentence. */
export interface FunctionWords {
  /** Phrases as written, without spaces. */
  readonly written: ReadonlySet<string>;
  /** Their sounds, of those long enough to be no other word. */
  readonly sounds: ReadonlySet<string>;
  /** The sounds of endings, longest first, and the languages that have them. */
  readonly endings: readonly Ending[];
  readonly filterWords: FilterWords;
}

export interface Ending {
  readonly sound: string;
  readonly home: Script | null;
}

/** Shorter sounds belong to too many words: 'ne' is a barber ('nai') as well. */
const shortestSound = 4;

/** Reads `hi: ki, ka, chahiye, -on`; what begins with a hyphen is an ending. A filter word says as little about the thing. */
export function parseFunctionWords(text: string, filterWords: FilterWords): FunctionWords {
  const entries = parseEntries(text);
  const phrases = entries
    .filter(({ entry }) => !entry.startsWith('-'))
    .map(({ entry }) => searchWords(entry));
  const sounds = phrases.map((words) => joinKeys(words.map(soundKey)));
  return {
    written: new Set([...phrases.map((words) => words.join('')), ...filterWords.written.keys()]),
    sounds: new Set(sounds.filter((sound) => sound.length >= shortestSound)),
    filterWords,
    endings: entries
      .filter(({ entry }) => entry.startsWith('-'))
      .map(({ language, entry }) => ({ sound: soundOfEnding(entry), home: homeOf(language) }))
      .filter(({ sound }) => sound !== '')
      .toSorted((one, other) => other.sound.length - one.sound.length),
  };
}

/** An ending sounds as it does behind a word, where its first letter is no first letter. */
const soundOfEnding = (ending: string): string =>
  searchWords(ending)
    .map((part) => (/^[aeiou]/.test(part) ? soundKey(`t${part}`).slice(1) : soundKey(`ta${part}`).slice(2)))
    .join('');
