import { buildLexicon } from './concepts/lexicon';
import type { AddedWord } from './concepts/concept';
import { categoryConcepts } from './concepts/category-concepts';
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

let tables: Tables | null = null;

/** What the concept files say; read once, at the first search or the start of the server. */
export function openTables(): Tables {
  tables ??= readTables([]);
  return tables;
}

/** Reads the files again, with the words that the operator has added to concepts. */
export function learnWords(added: readonly AddedWord[]): void {
  tables = readTables(added);
}

function readTables(added: readonly AddedWord[]): Tables {
  const folder = conceptsFolder();
  const { concepts } = readConcepts(folder);
  const lexicon = buildLexicon(
    [...concepts, ...categoryConcepts],
    readFunctionWords(folder),
    readCommonWords(folder),
    added,
  );
  const model = readWeights(folder);
  return {
    lexicon,
    model,
    near: new NearSounds(lexicon.slipTargets),
    talk: readOtherTalk(folder),
  };
}
