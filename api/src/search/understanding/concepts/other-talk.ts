import { searchWords } from '@aaspaas/contract/search-words';
import { soundKey } from '../../../sound/sound-key';
import { parseEntries } from './parse-entries';

/** What people say that asks for no business, and how much each phrase weighs against words that do. */
export interface OtherTalk {
  /** By phrases as written. */
  readonly written: ReadonlyMap<string, number>;
  /** By their sounds, of those long enough to be no other word. */
  readonly sounds: ReadonlyMap<string, number>;
}

const shortestSound = 5;
const weightOfWord = 0.5;

/** Reads `en: planet, parliament!, who is?`: one word, one that is enough, and a way to ask. */
export function parseOtherTalk(text: string): OtherTalk {
  const phrases = parseEntries(text).map(({ entry }) => {
    const words = searchWords(entry);
    return { words, weight: weightOf(entry, words.length) };
  });
  const sounds = phrases.map(({ words, weight }) => [words.map(soundKey).join(' '), weight] as const);
  return {
    written: new Map(phrases.map(({ words, weight }) => [words.join(' '), weight])),
    sounds: new Map(sounds.filter(([sound]) => sound.length >= shortestSound)),
  };
}

function weightOf(entry: string, words: number): number {
  if (entry.endsWith('?')) return weightOfWord;
  return entry.endsWith('!') ? words : words * weightOfWord;
}
