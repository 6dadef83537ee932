import { searchWords } from '@aaspaas/contract/search-words';
import { soundKey } from '../../../sound/sound-key';
import { parseEntries } from './parse-entries';

/** What people ask for beside the thing itself: that it is near, open, cheap … */
export interface FilterWords {
  /** By the word as it is written. */
  readonly written: ReadonlyMap<string, WordFilter>;
  /** By its sound, where that is long enough to be no other word. */
  readonly sounds: ReadonlyMap<string, WordFilter>;
}

/** 'hours' beside 24 mean open. */
export type WordFilter = 'near' | 'open' | 'hours' | 'now' | 'best' | 'cheap' | 'urgent' | 'please';

const shortestSound = 5;

/** Reads `open hi: khula, khuli`. */
export function parseFilterWords(text: string): FilterWords {
  const entries = parseEntries(text).map(({ language, entry }) => {
    const [filter = ''] = language.split(' ');
    // The file has no other filters than these.
    return [searchWords(entry).join(''), filter as WordFilter] as const;
  });
  const sounds = entries.map(([word, filter]) => [soundKey(word), filter] as const);
  return {
    written: new Map(entries),
    sounds: new Map(sounds.filter(([sound]) => sound.length >= shortestSound)),
  };
}

/** The filter that a word says; by its sound only where no concept has a word of that sound. */
export const filterOf = (
  filterWords: FilterWords,
  word: string,
  key: string,
  isKnown: boolean,
): WordFilter | null =>
  filterWords.written.get(word) ?? (isKnown ? null : (filterWords.sounds.get(key) ?? null));
