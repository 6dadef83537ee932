// @ts-check
import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** @typedef {{ id: string, area: string, kind: string, requirement: string, waits_for: string }} Clause */

/** The rows of docs/requirements.tsv. @returns {Clause[]} */
export function readClauses() {
  const [header = '', ...lines] = readFileSync(inProject('docs/requirements.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return /** @type {Clause} */ (Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])));
  });
}

/** '[R-207]', '[R-207, M-431, D-015]' and spans '[R-207..R-210]' in a title. @param {string} title */
export function idsIn(title) {
  return [...title.matchAll(/\b([RMDG])-(\d{3})(?:\.\.(?:[RMDG]-)?(\d{3}))?/g)].flatMap(
    ([, letter, from, to]) => {
      const length = Number(to ?? from) - Number(from) + 1;
      return Array.from({ length }, (_, step) => `${letter}-${String(Number(from) + step).padStart(3, '0')}`);
    },
  );
}
