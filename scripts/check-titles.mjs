// @ts-check
// Every title of a test names clauses that exist, and so few that a reader finds where each is checked.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn, readClauses } from './clauses.mjs';
import { giveUp, inProject } from './project.mjs';

const most = 15;
const known = new Set(readClauses().map(({ id }) => id));

const complaints = testFiles().flatMap((file) =>
  readFileSync(inProject(file), 'utf8')
    .split('\n')
    .flatMap((line, at) => stringsIn(line).flatMap((title) => check(title, `${file}:${at + 1}`))),
);
if (complaints.length > 0) giveUp(complaints.join('\n'));

/** A title is always one string on one line: the formatter leaves strings whole. @param {string} line */
function stringsIn(line) {
  return [...line.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , text = '']) => text);
}

/** @param {string} title @param {string} where */
function check(title, where) {
  const ids = [...new Set(idsIn(title))];
  const unknown = ids.filter((id) => !known.has(id));
  return [
    ...(unknown.length > 0 ? [`${where}: docs/requirements.tsv has no ${unknown.join(', ')}`] : []),
    ...(ids.length > most
      ? [`${where}: a title names ${ids.length} clauses, at most ${most} can be read; name them in test.step`]
      : []),
  ];
}

function testFiles() {
  const isTest = (/** @type {string} */ file) =>
    /\.(test|spec)\.tsx?$/.test(file) || (/^(e2e|api\/test)\//.test(file) && file.endsWith('.ts'));
  return ['contract/src', 'api/src', 'api/test', 'demo/src', 'web/src', 'e2e'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file).replaceAll('\\', '/'))
      .filter(isTest),
  );
}
