import type { Additions, Concept } from './concepts/concept';
import { buildLexicon } from './concepts/lexicon';
import { categoryConcepts } from './concepts/category-concepts';
import { withAdditions } from './concepts/learned';
import {
  conceptsFolder,
  readCommonWords,
  readConcepts,
  readFunctionWords,
  readOtherTalk,
  readWeights,
} from './concepts/read-files';
import { NearSounds } from './sound/near-sounds';
import type { Tables } from './reading/typed-word';

let ofFiles: Tables | null = null;
let learned: Tables | null = null;

/** What the concept files say, and what the operator has added; read at the first search or the start of the server. */
export function openTables(): Tables {
  if (learned) return learned;
  ofFiles ??= readTables();
  return ofFiles;
}

export const findConcept = (id: string): Concept | null =>
  openTables().lexicon.concepts.find((concept) => concept.id === id) ?? null;

/** From now on searches are understood with these additions, and with no others. */
export function learnWords(additions: Additions): void {
  const { words, concepts, orders } = additions;
  if (words.length + concepts.length + orders.length === 0) {
    learned = null;
    return;
  }
  ofFiles ??= readTables();
  const lexicon = withAdditions(ofFiles.lexicon, additions);
  learned = { ...ofFiles, lexicon, near: new NearSounds(lexicon.slipTargets) };
}

function readTables(): Tables {
  const folder = conceptsFolder();
  const { concepts } = readConcepts(folder);
  const lexicon = buildLexicon(
    [...concepts, ...categoryConcepts],
    readFunctionWords(folder),
    readCommonWords(folder),
  );
  const model = readWeights(folder);
  return {
    lexicon,
    model,
    near: new NearSounds(lexicon.slipTargets),
    talk: readOtherTalk(folder),
  };
}
