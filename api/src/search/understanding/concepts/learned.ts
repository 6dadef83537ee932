import { soundKey } from '../../../sound/sound-key';
import type { Additions, Concept } from './concept';
import {
  baseOf,
  englishWordsOf,
  type Lexicon,
  type Lookup,
  phraseOf,
  slipTargetsOf,
  type Text,
  textOf,
  textsOf,
  type Vocabulary,
} from './lexicon';

/** The lexicon of the files with the additions laid over it, and the additions by themselves. */
export interface Learned {
  readonly lexicon: Lexicon;
  readonly added: Vocabulary;
}

/** Only the additions cost time: of the files nothing but the list of concepts is copied. */
export function withAdditions(files: Lexicon & Vocabulary, additions: Additions): Learned {
  const newOnes = newConcepts(files, additions);
  const concepts = [...reordered(files.concepts, additions), ...newOnes];
  const spellings = new Overlay(files.spellings);
  const texts = newTexts(concepts, files.concepts.length, additions);
  const phrases = texts.map((text) => phraseOf(files.functionWords, text, soundKey, spellings));
  const several = phrases.filter(({ phrase }) => phrase.keys.length > 1);
  const sounds = [...phrases.map(({ sound }) => sound), ...several.flatMap(({ phrase }) => phrase.keys)];
  const bases = sounds.map((sound) => [baseOf(sound), sound] as const);
  const written = new Set(texts.flatMap(({ words }) => words));
  const targets = phrases.flatMap(slipTargetsOf).filter((sound) => !files.slipTargets.has(sound));
  const lexicon: Lexicon = {
    ...files,
    concepts,
    byId: new Map(concepts.map((concept) => [concept.id, concept])),
    spellings,
    writtenWords: { has: (word) => written.has(word) || files.writtenWords.has(word) },
    bySound: withMore(
      files.bySound,
      phrases.map(({ sound, phrase }) => [sound, phrase]),
    ),
    byWord: withMore(
      files.byWord,
      several.flatMap(({ phrase }) => [...new Set(phrase.keys)].map((key) => [key, phrase] as const)),
    ),
    soundsByBase: withMore(
      files.soundsByBase,
      bases.filter(([base, sound]) => base !== sound),
    ),
    englishWords: [...files.englishWords, ...newOnes.map(englishWordsOf)],
  };
  return {
    lexicon,
    added: { concepts: newOnes, spellings: spellings.own, slipTargets: new Set(targets) },
  };
}

/** The newest order counts. */
function reordered(concepts: readonly Concept[], { orders }: Additions): Concept[] {
  const byConcept = new Map(orders.map(({ id, categories }) => [id, categories]));
  return concepts.map((concept) => {
    const categories = byConcept.get(concept.id);
    return categories ? { ...concept, categories } : concept;
  });
}

/** A later release may have a concept of the same name, which then counts. */
const newConcepts = ({ byId }: Lexicon, additions: Additions): Concept[] =>
  reordered(
    additions.concepts.filter(({ id }) => !byId.has(id)),
    additions,
  );

function newTexts(concepts: readonly Concept[], known: number, { words }: Additions): Text[] {
  const numbers = new Map(concepts.map(({ id }, number) => [id, number]));
  const added = words.flatMap(({ concept, word }) => {
    const number = numbers.get(concept);
    return number === undefined ? [] : [textOf(number, word, 'added', true)];
  });
  return [
    ...added,
    ...concepts.slice(known).flatMap((concept, index) => textsOf(concept, known + index)),
  ].filter((text) => text.words.length > 0);
}

function withMore<Item>(
  lists: Lookup<readonly Item[]>,
  more: readonly (readonly [key: string, item: Item])[],
): Lookup<readonly Item[]> {
  const all = new Overlay(lists);
  for (const [key, item] of more) all.set(key, [item, ...(all.get(key) ?? [])]);
  return all;
}

/** A map that lies over another and copies nothing of it: what is set stands in the upper one alone. */
class Overlay<Value> implements Lookup<Value> {
  readonly own = new Map<string, Value>();
  readonly #below: Lookup<Value>;

  constructor(below: Lookup<Value>) {
    this.#below = below;
  }

  get(key: string): Value | undefined {
    return this.own.get(key) ?? this.#below.get(key);
  }

  has(key: string): boolean {
    return this.own.has(key) || this.#below.has(key);
  }

  set(key: string, value: Value): void {
    this.own.set(key, value);
  }
}
