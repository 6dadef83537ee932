import { editDistance } from '../../../sound/spelling';
import type { Ending } from '../concepts/function-words';
import type { OtherTalk } from '../concepts/other-talk';
import { type WordFilter, filterOf } from '../concepts/filter-words';
import { baseOf, isIdle, type Lexicon } from '../concepts/lexicon';
import type { NearSounds } from '../../../sound/near-sounds';
import type { Model } from '../guess/model';
import { scriptOf, type Script } from '../../../sound/letters';
import { findNear, type NearWord } from './slips';
import { joinKeys, soundKey } from '../../../sound/sound-key';

export interface TypedWord {
  readonly position: number;
  readonly word: string;
  readonly key: string;
  readonly isIdle: boolean;
  /** What a filter word asks for; such a word is idle. */
  readonly filter: WordFilter | null;
  /** No word of the concept files sounds like it. */
  readonly isStrange: boolean;
  /** The surest first; one is always the word as it sounds. */
  readonly hearings: readonly Hearing[];
}

/** One way to hear a typed word. */
export interface Hearing {
  readonly key: string;
  /** How sure we are, from 0 to 1. */
  readonly trust: number;
  readonly by: 'sound' | 'ending' | 'slip';
  /** The script of the language whose ending was taken away; null for English. */
  readonly endingOf?: Script | null;
}

export interface Tables {
  readonly lexicon: Lexicon;
  readonly near: Pick<NearSounds, 'find'>;
  readonly model: Model;
  readonly talk: OtherTalk;
}

/** How a word may be heard: as it is, or without an ending; as a slip only where neither is a word. */
export function hear(
  { lexicon, near }: Tables,
  word: string,
  key: string,
  position: number,
  maySlip: boolean,
): TypedWord {
  const asTyped: Hearing = { key, trust: 1, by: 'sound' };
  const isKnown = isWord(lexicon, key);
  const filter = filterOf(lexicon.functionWords.filterWords, word, key, isKnown);
  const idle = filter !== null || isNumber.test(word) || saysNothing(lexicon, word, key);
  if (idle || isKnown)
    return { position, word, key, isIdle: idle, filter, isStrange: false, hearings: [asTyped] };
  const stems = withoutEnding(lexicon, word, key);
  const slips =
    maySlip && !lexicon.rightWords.has(word)
      ? findNear(near, key, scriptOf(word) ? 'indian' : 'latin').map((one) => asSlip(lexicon, word, one))
      : [];
  const others = [...stems, ...partsOf(lexicon, word), ...slips].toSorted(
    (one, another) => another.trust - one.trust,
  );
  return { position, word, key, isIdle: false, filter, isStrange: true, hearings: [asTyped, ...others] };
}

const isWord = ({ bySound, byWord }: Lexicon, key: string): boolean => bySound.has(key) || byWord.has(key);

/** 'saree' only sounds like the Gujarati 'sari', which means good. */
const saysNothing = ({ functionWords, writtenWords }: Lexicon, word: string, key: string): boolean =>
  functionWords.written.has(word) || (isIdle(functionWords, word, key) && !writtenWords.has(word));

const costOfLetter = 0.04;

/** Of two words that sound equally near, the one with more of the same letters is meant. */
function asSlip({ spellings }: Lexicon, word: string, { key, trust }: NearWord): Hearing {
  const letters = scriptOf(word) ? 0 : editDistance(word, spellings.get(key) ?? key);
  return { key, trust: trust - costOfLetter * letters, by: 'slip' };
}

/** '3kg', '9th' and a PIN code say how much, which or where; '2bhk' says what. */
const isNumber = /^\p{Nd}+(?!bhk$)(?:\p{L}{0,2}|[a-z]{0,3})$/u;

const shortestStem = 3;
const shortestBase = 5;
const mostStems = 4;

function withoutEnding(lexicon: Lexicon, word: string, key: string): Hearing[] {
  const stems = endingsOf(lexicon, word)
    .filter(({ sound }) => key.endsWith(sound) && key.length - sound.length >= shortestStem)
    .map(({ sound, home }) => ({ stem: key.slice(0, -sound.length), endingOf: { endingOf: home } }));
  const known = new Map<string, Hearing>();
  for (const { stem, endingOf } of [{ stem: key, endingOf: {} }, ...stems])
    for (const other of wordsOfStem(lexicon, stem))
      if (!known.has(other))
        known.set(other, { key: other, trust: trustOfStem(stem, key), by: 'ending', ...endingOf });
  return [...known.values()].slice(0, mostStems);
}

/**
 * Words of a script take the endings of its languages, right English words those of English; other words in Latin
 * letters may be of any language.
 */
function endingsOf({ functionWords, rightWords }: Lexicon, word: string): readonly Ending[] {
  const script = scriptOf(word)?.script ?? null;
  if (!script && !rightWords.has(word)) return functionWords.endings;
  return functionWords.endings.filter(({ home }) => home === script);
}

/** The more of a word an ending takes away, the less we trust that it is one. */
const trustOfStem = (stem: string, key: string): number => 0.5 + (0.45 * stem.length) / key.length;

/** The words that a stem may come from: itself, or those with the same base. */
function wordsOfStem(lexicon: Lexicon, stem: string): readonly string[] {
  if (isWord(lexicon, stem)) return [stem];
  if (stem.length < shortestBase) return [];
  const base = baseOf(stem);
  return isWord(lexicon, base) ? [base] : (lexicon.soundsByBase.get(base) ?? []);
}

const shortestPart = 3;
const trustOfBoth = 0.95;
const trustOfLast = 0.75;
const trustOfFirst = 0.7;

/** Two words that are written as one: 'bikerepair' is 'bike repair', and else mostly what its last part is. */
export function partsOf({ rightWords, commonWords }: Lexicon, word: string): Hearing[] {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    if (!rightWords.has(first) || !rightWords.has(last)) continue;
    const [keyOfFirst, keyOfLast] = [soundKey(first), soundKey(last)];
    const both: Hearing = { key: joinKeys([keyOfFirst, keyOfLast]), trust: trustOfBoth, by: 'ending' };
    // A cocktail is no tail.
    if (commonWords.has(first) || commonWords.has(last)) return [both];
    return [
      both,
      { key: keyOfLast, trust: trustOfLast, by: 'ending' },
      { key: keyOfFirst, trust: trustOfFirst, by: 'ending' },
    ];
  }
  return [];
}
