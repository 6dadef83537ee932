import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { searchWords } from '@aaspaas/contract/search-words';
import { type Model, readModel } from '../guess/model';
import { parseConcepts, type Parsed } from './parse-concepts';
import { type FunctionWords, parseFunctionWords } from './function-words';
import { parseFilterWords, type FilterWords } from './filter-words';
import { type OtherTalk, parseOtherTalk } from './other-talk';

const functionWordsFile = 'function-words.txt';
const filterWordsFile = 'filter-words.txt';
const commonWordsFile = 'common-words.txt';
const otherTalkFile = 'other-talk.txt';
const others = new Set([functionWordsFile, filterWordsFile, commonWordsFile, otherTalkFile]);

/** The folder `api/concepts`, seen from the sources and from the built server. */
export function conceptsFolder(from: string = import.meta.dirname): string {
  const folder = join(from, 'concepts');
  if (existsSync(join(folder, functionWordsFile))) return folder;
  const above = dirname(from);
  if (above === from)
    throw new Error('The folder api/concepts is missing: search cannot understand anything.');
  return conceptsFolder(above);
}

export const conceptFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && !others.has(name))
    .toSorted();

export function readConcepts(folder: string): Parsed {
  const read = conceptFiles(folder).map((name) =>
    parseConcepts(name, readFileSync(join(folder, name), 'utf8')),
  );
  return {
    concepts: read.flatMap(({ concepts }) => concepts),
    complaints: read.flatMap(({ complaints }) => complaints),
  };
}

export const readCommonWords = (folder: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(folder, commonWordsFile), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap(searchWords),
  );

export const readWeights = (folder: string): Model => readModel(readFileSync(join(folder, 'weights.bin')));

export const readFilterWords = (folder: string): FilterWords =>
  parseFilterWords(readFileSync(join(folder, filterWordsFile), 'utf8'));

export const readFunctionWords = (folder: string): FunctionWords =>
  parseFunctionWords(readFileSync(join(folder, functionWordsFile), 'utf8'), readFilterWords(folder));

export const readOtherTalk = (folder: string): OtherTalk =>
  parseOtherTalk(readFileSync(join(folder, otherTalkFile), 'utf8'));
