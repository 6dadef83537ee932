import { searchWords } from '@aaspaas/contract/search-words';
import { joinKeys, soundKey } from '../sound/sound-key';

/** Words that weigh nothing, and endings that words take in a sentence. */
export interface FunctionWords {
  /** Phrases as written, without spaces. */
  readonly written: ReadonlySet<string>;
  /** Their sounds, of those long enough to be no other word. */
  readonly sounds: ReadonlySet<string>;
  /** The sounds of endings, longest first. */
  readonly endings: readonly string[];
}

/** Shorter sounds belong to too many words: 'ne' is a barber ('nai') as well. */
const shortestSound = 4;

/** Reads `hi: ki, ka, chahiye, -on`; what begins with a hyphen is an ending. */
export function parseFunctionWords(text: string): FunctionWords {
  const entries = text
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('#'))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
    .map((entry) => entry.trim())
    .filter(Boolean);
  const phrases = entries.filter((entry) => !entry.startsWith('-')).map(searchWords);
  const sounds = phrases.map((words) => joinKeys(words.map(soundKey)));
  const endings = entries.filter((entry) => entry.startsWith('-')).map(soundOfEnding);
  return {
    written: new Set(phrases.map((words) => words.join(''))),
    sounds: new Set(sounds.filter((sound) => sound.length >= shortestSound)),
    endings: [...new Set(endings)].filter(Boolean).toSorted((one, other) => other.length - one.length),
  };
}

/** An ending sounds as it does behind a word, where its first letter is no first letter. */
const soundOfEnding = (ending: string): string =>
  searchWords(ending)
    .map((part) => (/^[aeiou]/.test(part) ? soundKey(`t${part}`).slice(1) : soundKey(`ta${part}`).slice(2)))
    .join('');
