import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conceptsFolder } from '../understanding/concepts/read-files';

/** Changes of these change the weights. */
const sources = ['../../sound', '../understanding/concepts', '../understanding/guess', '.'];

/** One name for everything that the weights are made from. */
export function trainedFrom(): string {
  const hash = createHash('sha256');
  const folders = [conceptsFolder(), ...sources.map((source) => join(import.meta.dirname, source))];
  for (const folder of folders)
    for (const name of filesOf(folder)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.(txt|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .toSorted();
