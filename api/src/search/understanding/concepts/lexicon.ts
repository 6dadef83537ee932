import { searchWords } from '@aaspaas/contract/search-words';
import { placeOf, type Script } from '../sound/letters';
import { romanise } from '../sound/romanise';
import { joinKeys, soundKey } from '../sound/sound-key';
import type { AddedWord, Concept } from './concept';
import type { FunctionWords } from './function-words';

/** One phrase of one concept. */
export interface Phrase {
  /** The concept's number in the lexicon. */
  readonly concept: number;
  /** As written, without spaces. */
  readonly written: string;
  /** The same in Latin letters. */
  readonly spelt: string;
  readonly script: Script | null;
  /** The sounds of its words that are no function words. */
  readonly keys: readonly string[];
  readonly isLikelier: boolean;
}

/** Everything that the concept files say, by sound. */
export interface Lexicon {
  readonly concepts: readonly Concept[];
  readonly functionWords: FunctionWords;
  /** Words of everyday English that are not in the concept files as slips of others. */
  readonly commonWords: ReadonlySet<string>;
  /** Phrases by the sound of all their words together, so that 'hair cut' is 'haircut'. */
  readonly bySound: ReadonlyMap<string, readonly Phrase[]>;
  /** The sounds of words and phrases by their base, which endings are put to. */
  readonly soundsByBase: ReadonlyMap<string, readonly string[]>;
  /** Phrases of several words by each of them. */
  readonly byWord: ReadonlyMap<string, readonly Phrase[]>;
  /** In how many concepts a word stands, alone or in a phrase. */
  readonly conceptsByWord: ReadonlyMap<string, number>;
  /** The sounds of each concept's single English words. */
  readonly englishWords: readonly (readonly string[])[];
  /** One written form of every word, in Latin letters if there is one. */
  readonly spellings: ReadonlyMap<string, string>;
}

export function buildLexicon(
  concepts: readonly Concept[],
  functionWords: FunctionWords,
  commonWords: ReadonlySet<string>,
  added: readonly AddedWord[] = [],
): Lexicon {
  const bySound = new Map<string, Phrase[]>();
  const byWord = new Map<string, Phrase[]>();
  const spellings = new Map<string, string>();
  const seen = new Set<string>();
  const known = new Map<string, string>();
  for (const { concept, text, isLikelier } of phrasesOf(concepts, added)) {
    const words = searchWords(text);
    const sounds = words.map((word) => soundOf(known, word));
    const sound = joinKeys(sounds);
    const once = `${concept} ${words.join('')}${isLikelier ? '*' : ''}`;
    if (words.length === 0 || seen.has(once)) continue;
    seen.add(once);
    const keys = sounds.filter((key, index) => !isIdle(functionWords, words[index] ?? '', key));
    const phrase = { concept, ...writing(words), keys: keys.length > 0 ? keys : sounds, isLikelier };
    put(bySound, sound, phrase);
    if (phrase.keys.length > 1) for (const key of new Set(phrase.keys)) put(byWord, key, phrase);
    words.forEach((word, index) => keepSpelling(spellings, sounds[index] ?? '', word));
  }
  const soundsByBase = groupByBase(new Set([...bySound.keys(), ...byWord.keys()]));
  return {
    concepts,
    functionWords,
    commonWords,
    bySound,
    soundsByBase,
    byWord,
    conceptsByWord: countConcepts(bySound, byWord),
    englishWords: concepts.map(englishWordsOf),
    spellings,
  };
}

/** Most words stand in many phrases; their sound is worked out once. */
function soundOf(known: Map<string, string>, word: string): string {
  const sound = known.get(word) ?? soundKey(word);
  known.set(word, sound);
  return sound;
}

const mostEnglishWords = 8;

const englishWordsOf = ({ words }: Concept): string[] =>
  words
    .filter(({ language }) => language === 'en')
    .map(({ text }) => searchWords(text))
    .filter(({ length }) => length === 1)
    .slice(0, mostEnglishWords)
    .map(([word = '']) => soundKey(word));

function countConcepts(
  bySound: ReadonlyMap<string, readonly Phrase[]>,
  byWord: ReadonlyMap<string, readonly Phrase[]>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [key, phrases] of byWord) {
    const all = [...phrases, ...(bySound.get(key) ?? [])];
    counts.set(key, new Set(all.map(({ concept }) => concept)).size);
  }
  return counts;
}

interface Text {
  readonly concept: number;
  readonly text: string;
  readonly isLikelier: boolean;
}

/** Items count as words too: what listings call a thing, people call it. */
function phrasesOf(concepts: readonly Concept[], added: readonly AddedWord[]): Text[] {
  const numbers = new Map(concepts.map(({ id }, number) => [id, number]));
  const listed = concepts.flatMap(({ words, items }, concept) => [
    ...words.map(({ text, isLikelier }) => ({ concept, text, isLikelier })),
    ...items.map((text) => ({ concept, text, isLikelier: false })),
  ]);
  const more = added.flatMap(({ concept, word }) => {
    const number = numbers.get(concept);
    return number === undefined ? [] : [{ concept: number, text: word, isLikelier: true }];
  });
  return [...more, ...listed];
}

function groupByBase(sounds: Iterable<string>): Map<string, string[]> {
  const grouped = new Map<string, string[]>();
  for (const sound of sounds) {
    const base = baseOf(sound);
    const known = grouped.get(base);
    if (known) known.push(sound);
    else grouped.set(base, [sound]);
  }
  return grouped;
}

function put(phrases: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const known = phrases.get(key);
  if (known) known.push(phrase);
  else phrases.set(key, [phrase]);
}

const isLatin = /^[a-z0-9]+$/;

function keepSpelling(spellings: Map<string, string>, key: string, word: string): void {
  const known = spellings.get(key);
  if (!known || (!isLatin.test(known) && isLatin.test(word))) spellings.set(key, word);
}

/** How words are written, and in which script (null: Latin letters). */
export function writing(words: readonly string[]): Pick<Phrase, 'written' | 'spelt' | 'script'> {
  const written = words.join('');
  const script = placeOf(written)?.script ?? null;
  return { written, spelt: script ? words.map(romanise).join('') : written, script };
}

export const isIdle = ({ written, sounds }: FunctionWords, word: string, key: string): boolean =>
  written.has(word) || sounds.has(key);

/** Without the last vowel, or the m of the south: 'pustakam' and 'pustak', 'karu' and 'car' have the same base. */
export function baseOf(key: string): string {
  const base = key.replace(/(?:[aeiou]m|[aeiou]+)$/, '');
  return base.length >= 3 ? base : key;
}
