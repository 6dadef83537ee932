import { searchWords } from '@aaspaas/contract/search-words';
import { soundKey } from '../../../sound/sound-key';
import { parseEntries } from './parse-entries';

/** What people wish beside the thing itself: that it is near, open, cheap … */
export interface WishWords {
  /** The wish of each word. */
  readonly written: ReadonlyMap<string, Wish>;
  /** And of each sound that is long enough to be no other word. */
  readonly sounds: ReadonlyMap<string, Wish>;
}

/** 'hours' beside 24 mean open. */
export type Wish = 'near' | 'open' | 'hours' | 'now' | 'best' | 'cheap' | 'urgent' | 'please';

const shortestSound = 5;

/** Reads `open hi: khula, khuli`. */
export function parseWishWords(text: string): WishWords {
  const entries = parseEntries(text).map(({ language, entry }) => {
    const [wish = ''] = language.split(' ');
    // The file has no other wishes than these.
    return [searchWords(entry).join(''), wish as Wish] as const;
  });
  const sounds = entries.map(([word, wish]) => [soundKey(word), wish] as const);
  return {
    written: new Map(entries),
    sounds: new Map(sounds.filter(([sound]) => sound.length >= shortestSound)),
  };
}

/** The wish that a word says; by its sound only where no concept has a word of that sound. */
export const wishOf = (wishes: WishWords, word: string, key: string, isKnown: boolean): Wish | null =>
  wishes.written.get(word) ?? (isKnown ? null : (wishes.sounds.get(key) ?? null));
