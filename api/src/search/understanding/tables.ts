import type { Additions, Concept } from './concepts/concept';
import { buildLexicon, type Lexicon, type Vocabulary } from './concepts/lexicon';
import { withAdditions } from './concepts/learned';
import {
  conceptsFolder,
  readCommonWords,
  readConcepts,
  readFunctionWords,
  readOtherTalk,
  readWeights,
} from './concepts/read-files';
import { NearSounds } from '../../sound/near-sounds';
import type { Tables } from './reading/typed-word';
import { tellingCategories } from '@aaspaas/contract/shops/categories';

/** The files alone, or with the additions. What is read off a layer is kept with it. */
interface Known {
  readonly tables: Tables;
  /** The additions first, since they know better. */
  readonly layers: readonly Vocabulary[];
}

let ofFiles: OfFiles | null = null;
let learned: Known | null = null;

interface OfFiles extends Known {
  readonly lexicon: Lexicon & Vocabulary;
}

function openKnown(): Known {
  if (learned) return learned;
  ofFiles ??= readTables();
  return ofFiles;
}

/** The concept files and the additions, read at the start of the server or at the first search. */
export const openTables = (): Tables => openKnown().tables;

export const findConcept = (id: string): Concept | null => openTables().lexicon.byId.get(id) ?? null;

/** True for a word of English that is spelt right: whatever it means, it is no slip of another. */
export const isRightWord = (word: string): boolean => openTables().lexicon.rightWords.has(word);

/** Reads something off the files once, and off the additions whenever these change. */
export function readOff<Value>(read: (vocabulary: Vocabulary) => Value): (vocabulary: Vocabulary) => Value {
  const known = new WeakMap<Vocabulary, Value>();
  const of = (vocabulary: Vocabulary): Value => {
    const value = known.get(vocabulary) ?? read(vocabulary);
    known.set(vocabulary, value);
    return value;
  };
  everythingReadOff.push(of);
  return of;
}

const everythingReadOff: ((vocabulary: Vocabulary) => unknown)[] = [];

/** What was read off the additions, if there are any, and off the files. */
export const ofEach = <Value>(read: (vocabulary: Vocabulary) => Value): Value[] =>
  openKnown().layers.map(read);

/** From now on searches are understood with these additions, and with no others. */
export function learnWords(additions: Additions): void {
  const { words, concepts, orders } = additions;
  const isNothing = words.length + concepts.length + orders.length === 0;
  ofFiles ??= readTables();
  learned = isNothing ? null : learnedFrom(ofFiles, additions);
}

function learnedFrom({ tables, lexicon: files, layers }: OfFiles, additions: Additions): Known {
  const { lexicon, added } = withAdditions(files, additions);
  const near = nearOfBoth(new NearSounds(added.slipTargets), tables.near);
  return { tables: { ...tables, lexicon, near }, layers: [added, ...layers] };
}

const nearOfBoth = (one: Tables['near'], other: Tables['near']): Tables['near'] => ({
  find: (wanted, most) =>
    [...one.find(wanted, most), ...other.find(wanted, most)].toSorted(
      (near, another) => near.distance - another.distance,
    ),
});

/** Reads the files and all that is read off them, so that no search has to wait for it. */
export function warmTables(): void {
  for (const read of everythingReadOff) ofEach(read);
}

function readTables(): OfFiles {
  const folder = conceptsFolder();
  const lexicon = readLexicon(folder);
  const tables = {
    lexicon,
    model: readWeights(folder),
    near: new NearSounds(lexicon.slipTargets),
    talk: readOtherTalk(folder),
  };
  return { tables, lexicon, layers: [lexicon] };
}

/** Without the weights, which are trained from it. */
export const readLexicon = (folder: string = conceptsFolder()): Lexicon & Vocabulary =>
  buildLexicon(
    [...readConcepts(folder).concepts, ...categoryConcepts],
    readFunctionWords(folder),
    readCommonWords(folder),
  );

/** Every category is a concept by its own name, whatever the files say. */
const categoryConcepts: readonly Concept[] = tellingCategories.map(({ id, name }) => ({
  id: `category-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  categories: [{ id, weight: 10 }],
  items: [],
  words: [{ language: 'en', text: name, isLikelier: true }],
  at: 'the list of categories',
}));
