import { searchWords } from '@aaspaas/contract/search-words';
import { joinKeys, soundKey } from '../../../sound/sound-key';
import { type Concept, isThing } from './concept';
import type { FunctionWords } from './function-words';
import { homeOf, type Phrase, writingOf } from './phrase';

/** What is known of a word or a sound: added words lie over those of the files. */
export type Lookup<Value> = Pick<ReadonlyMap<string, Value>, 'get' | 'has'>;

/** All phrases of the concept files and of the additions, by sound. */
export interface Lexicon {
  readonly concepts: readonly Concept[];
  readonly byId: Lookup<Concept>;
  readonly functionWords: FunctionWords;
  /** Words of everyday English. */
  readonly commonWords: ReadonlySet<string>;
  /** Words of English, from the concept files and everyday life: they are spelt right, and no slips of others. */
  readonly rightWords: ReadonlySet<string>;
  /** Every word of the concept files, as it is written there. */
  readonly writtenWords: Pick<ReadonlySet<string>, 'has'>;
  /** Phrases by the sound of all their words together, so that 'hair cut' is 'haircut'. */
  readonly bySound: Lookup<readonly Phrase[]>;
  /** By base: the sounds of words and phrases that are longer than it. Endings are put to bases. */
  readonly soundsByBase: Lookup<readonly string[]>;
  /** Phrases of several words by each of them. */
  readonly byWord: Lookup<readonly Phrase[]>;
  /** The sounds of each concept's single English words. */
  readonly englishWords: readonly (readonly string[])[];
  /** One written form of every word, in Latin letters if there is one. */
  readonly spellings: Lookup<string>;
}

/** What the table of the files, or that of the additions, is made of. */
export interface Vocabulary {
  readonly concepts: readonly Concept[];
  readonly spellings: ReadonlyMap<string, string>;
  /** The sounds that a slip may have been meant for: words, and phrases of two. */
  readonly slipTargets: ReadonlySet<string>;
}

export function buildLexicon(
  concepts: readonly Concept[],
  functionWords: FunctionWords,
  commonWords: ReadonlySet<string>,
): Lexicon & Vocabulary {
  const texts = concepts.flatMap(textsOf);
  const bySound = new Map<string, Phrase[]>();
  const byWord = new Map<string, Phrase[]>();
  const spellings = new Map<string, string>();
  const soundOf = remembered(soundKey);
  const phrases = texts.map((text) => phraseOf(functionWords, text, soundOf, spellings));
  for (const { sound, phrase } of phrases) {
    put(bySound, sound, phrase);
    if (phrase.keys.length > 1) for (const key of new Set(phrase.keys)) put(byWord, key, phrase);
  }
  return {
    concepts,
    byId: new Map(concepts.map((concept) => [concept.id, concept])),
    functionWords,
    commonWords,
    rightWords: new Set([...commonWords, ...wordsOf(concepts, 'en')]),
    writtenWords: new Set(texts.flatMap(({ words }) => words)),
    bySound,
    soundsByBase: groupByBase(new Set([...bySound.keys(), ...byWord.keys()])),
    byWord,
    englishWords: concepts.map(englishWordsOf),
    slipTargets: new Set(phrases.flatMap(slipTargetsOf)),
    spellings,
  };
}

/** A phrase before its sounds are known. */
export interface Text {
  readonly concept: number;
  readonly words: readonly string[];
  readonly language: string;
  readonly isLikelier: boolean;
}

/** Items count as words too: what listings call a thing, people call it. A festival has everybody's items. */
export function textsOf(concept: Concept, number: number): Text[] {
  const listed = [
    ...concept.words.map(({ text, language, isLikelier }) => textOf(number, text, language, isLikelier)),
    ...(isThing(concept) ? concept.items.map((text) => textOf(number, text, 'items', false)) : []),
  ];
  const once = new Map(listed.toReversed().map((text) => [idOf(text), text]));
  return [...once.values()].filter(({ words }) => words.length > 0).toReversed();
}

export const textOf = (concept: number, text: string, language: string, isLikelier: boolean): Text => ({
  concept,
  words: searchWords(text),
  language,
  isLikelier,
});

const idOf = ({ concept, words, isLikelier }: Text): string =>
  `${concept} ${words.join('')}${isLikelier ? '*' : ''}`;

/** Most words stand in many phrases; their sound is worked out once. */
function remembered(work: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const result = known.get(word) ?? work(word);
    known.set(word, result);
    return result;
  };
}

export function phraseOf(
  functionWords: FunctionWords,
  text: Text,
  soundOf: (word: string) => string,
  spellings: Spellings,
) {
  const { concept, words, language, isLikelier } = text;
  const sounds = words.map(soundOf);
  words.forEach((word, index) => keepSpelling(spellings, sounds[index] ?? '', word));
  const telling = sounds.filter((key, index) => !isIdle(functionWords, words[index] ?? '', key));
  // A copy is as long as it needs to be; a filtered array keeps room for more, in each of many thousand phrases.
  const keys = [...(telling.length > 0 ? telling : sounds)];
  const phrase: Phrase = {
    concept,
    ...writingOf(words),
    home: homeOf(language),
    keys,
    isOneWord: words.length === 1,
    isLikelier,
    isItem: language === 'items',
    isAdded: language === 'added',
  };
  return { sound: joinKeys(sounds), phrase };
}

export const slipTargetsOf = ({ sound, phrase }: { sound: string; phrase: Phrase }): string[] =>
  phrase.keys.length <= 2 ? [...phrase.keys, sound] : [...phrase.keys];

const isLatin = /^[a-z0-9]+$/;

interface Spellings extends Pick<Lookup<string>, 'get'> {
  set(key: string, word: string): unknown;
}

function keepSpelling(spellings: Spellings, key: string, word: string): void {
  const known = spellings.get(key);
  if (!known || (!isLatin.test(known) && isLatin.test(word))) spellings.set(key, word);
}

const wordsOf = (concepts: readonly Concept[], wanted: string): string[] =>
  concepts.flatMap(({ words }) =>
    words.filter(({ language }) => language === wanted).flatMap(({ text }) => searchWords(text)),
  );

const mostEnglishWords = 8;

export const englishWordsOf = ({ words }: Concept): string[] =>
  words
    .filter(({ language }) => language === 'en')
    .map(({ text }) => searchWords(text))
    .filter(({ length }) => length === 1)
    .slice(0, mostEnglishWords)
    .map(([word = '']) => soundKey(word));

function groupByBase(sounds: Iterable<string>): Map<string, string[]> {
  const grouped = new Map<string, string[]>();
  for (const sound of sounds) {
    const base = baseOf(sound);
    if (base !== sound) put(grouped, base, sound);
  }
  return grouped;
}

function put<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const known = lists.get(key);
  if (known) known.push(item);
  else lists.set(key, [item]);
}

export const isIdle = ({ written, sounds }: FunctionWords, word: string, key: string): boolean =>
  written.has(word) || sounds.has(key);

/** Without the last vowel, or the m of the south: 'pustakam' and 'pustak', 'karu' and 'car' have the same base. */
export function baseOf(key: string): string {
  const base = key.replace(/(?:[aeiou]m|[aeiou]+)$/, '');
  return base.length >= 3 ? base : key;
}
