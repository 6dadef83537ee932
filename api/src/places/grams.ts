import { endings, ordinaryWords, wordsAfter, wordsBefore } from './place-words';
import { soundOf } from './sound';

/** Some words of a search, next to each other, that may be the name of a place. */
export interface Gram {
  readonly at: number;
  readonly length: number;
  /** Its letters, without spaces. */
  readonly written: string;
  readonly sound: string;
  /** How it sounds without an ending that says 'in'. */
  readonly stems: readonly string[];
  /** A word before or after it says that it is a place. */
  readonly isMarked: boolean;
  /** That word stands before it. */
  readonly isAfterWord: boolean;
  /** It is written in an Indian script, whose spelling leaves out some vowels. */
  readonly isTranscribed: boolean;
  /** It is one word that means something else in most searches. */
  readonly isOrdinary: boolean;
  /** It is one word that only sounds like one that means something else. */
  readonly isHeard: boolean;
  /** Some of its words say nothing, or all of them do: then only the very name of a place has them. */
  readonly idle: 'none' | 'some' | 'all';
  /** The search has no other words. */
  readonly isAll: boolean;
}

const mostWords = 12;
const longestGram = 4;
const shortestSound = 3;

/** What words mean beside places. */
export interface Meanings {
  /** Whether a word means something to search for; it is then a place only after 'in', 'near' and the like. */
  readonly isOrdinary: (word: string) => boolean;
  /** Whether it only sounds like such a word; it is then a place that is nearby and written just so. */
  readonly isHeard: (word: string) => boolean;
  /** Whether it says nothing. */
  readonly isIdle: (word: string) => boolean;
  /** Whether it only asks for what is near, open or cheap; it is never part of a place. */
  readonly isFilterWord: (word: string) => boolean;
}

/** Every run of up to four words that is no word like 'in' itself. */
export function gramsOf(typed: readonly string[], meanings: Meanings): Gram[] {
  const words = typed.slice(0, mostWords);
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(longestGram, words.length - at) }, (_each, index) =>
      gramOf(words, at, index + 1, meanings),
    ).filter(({ sound }) => sound.length >= shortestSound),
  );
}

function gramOf(
  words: readonly string[],
  at: number,
  length: number,
  { isOrdinary, isHeard, isIdle, isFilterWord }: Meanings,
): Gram {
  const own = words.slice(at, at + length);
  const isName = !own.some((word) => wordsBefore.has(word) || isFilterWord(word) || /^\d+$/.test(word));
  const idle = own.filter(isIdle).length;
  const sound = isName ? soundOf(own.join(' ')) : '';
  const isAfterWord = wordsBefore.has(words[at - 1] ?? '');
  const [first = ''] = own;
  return {
    at,
    length,
    written: own.join(''),
    sound,
    stems: stemsOf(sound),
    isMarked: isAfterWord || wordsAfter.has(words[at + length] ?? ''),
    isAfterWord,
    isTranscribed: own.every((word) => /[^\x20-\x7e]/.test(word)),
    isOrdinary: length === 1 && (ordinaryWords.has(first) || isOrdinary(first)),
    isHeard: length === 1 && isHeard(first),
    idle: idle === 0 ? 'none' : idle === length ? 'all' : 'some',
    isAll: length === words.length,
  };
}

const shortestStem = 4;

const stemsOf = (sound: string): string[] =>
  endings.flatMap(([ending, asIn]) => {
    const stem = sound.replace(ending, '');
    return stem !== sound && stem.length >= shortestStem ? [stem + asIn] : [];
  });
