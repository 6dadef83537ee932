import { searchWords } from '@aaspaas/contract/search-words';
import { isQualifier } from '../understanding/concepts/concept';
import { isIdle, type Lexicon } from '../understanding/concepts/lexicon';
import { featuresOf } from '../understanding/guess/features';
import { soundKey } from '../../sound/sound-key';
import { nonsenseWords } from './nonsense';
import { pick } from './random';

/** Words by their sounds, and the share of each class in what they mean. */
export interface Example {
  readonly features: readonly (readonly [bucket: number, value: number])[];
  readonly target: ReadonlyMap<number, number>;
}

/** A phrase of the concept files without its function words. */
export interface LabelledPhrase {
  readonly keys: readonly string[];
  readonly concept: number;
}

export function labelledPhrases(lexicon: Lexicon): LabelledPhrase[] {
  return lexicon.concepts.flatMap((concept, number) => {
    if (isQualifier(concept)) return [];
    const texts = [...concept.words.map(({ text }) => text), ...concept.items];
    const phrases = new Map(
      texts.map((text) => tellingKeys(lexicon, text)).map((keys) => [keys.join(' '), keys]),
    );
    return [...phrases.values()]
      .filter(({ length }) => length > 0)
      .map((keys) => ({ keys, concept: number }));
  });
}

function tellingKeys({ functionWords }: Lexicon, text: string): string[] {
  const words = searchWords(text);
  return words.map(soundKey).filter((key, index) => !isIdle(functionWords, words[index] ?? '', key));
}

/** Nonsense and everyday words, for a fifth of all examples: so the model learns to be silent. */
const nonsensePerExample = 0.25;
const nothing: ReadonlyMap<number, number> = new Map([[0, 1]]);

/** Every phrase as it is, with slips, and now and then one word of it alone; and words that mean nothing. */
export function makeExamples(
  lexicon: Lexicon,
  phrases: readonly LabelledPhrase[],
  random: () => number,
): Example[] {
  const telling = phrases.flatMap(({ keys, concept }) => {
    const target = targetOf(lexicon, concept);
    const ways = [keys, keys.map((key) => slip(key, random))];
    if (keys.length > 1 && random() < 0.5) ways.push([pick(random, keys) ?? '']);
    return ways.map((way) => ({ features: [...featuresOf(way)], target }));
  });
  const common = commonKeys(lexicon);
  const silent = Array.from({ length: Math.floor(telling.length * nonsensePerExample) }, () => {
    const keys = random() < 0.5 ? nonsenseWords(random).map(soundKey) : someOf(common, random);
    return { features: [...featuresOf(keys)], target: nothing };
  });
  return [...telling, ...silent];
}

/** The likeliest category of a concept has nearly all of the share. */
function targetOf({ concepts }: Lexicon, number: number): Map<number, number> {
  const categories = concepts[number]?.categories ?? [];
  const all = categories.reduce((sum, { weight }) => sum + weight ** 2, 0);
  return new Map(categories.map(({ id, weight }) => [id, weight ** 2 / all]));
}

const commonKeys = ({ rightWords, bySound, byWord }: Lexicon): string[] =>
  [...rightWords].map(soundKey).filter((key) => !bySound.has(key) && !byWord.has(key));

const someOf = (keys: readonly string[], random: () => number): string[] =>
  Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, keys) ?? '');

const vowels = ['a', 'e', 'i', 'o', 'u'];

/** A key as somebody might have heard or typed it: a vowel changed, a letter dropped, doubled or swapped. */
function slip(key: string, random: () => number): string {
  if (key.length < 4) return key;
  const at = 1 + Math.floor(random() * (key.length - 2));
  const letter = key.charAt(at);
  const kind = random();
  if (vowels.includes(letter))
    return key.slice(0, at) + (kind < 0.3 ? '' : pick(random, vowels)) + key.slice(at + 1);
  if (kind < 0.4) return key.slice(0, at) + key.slice(at + 1);
  if (kind < 0.7) return `${key.slice(0, at)}${key.charAt(at + 1)}${letter}${key.slice(at + 2)}`;
  return `${key.slice(0, at)}${pick(random, vowels)}${key.slice(at)}`;
}
