// @ts-check
// What the documents say is there: the folders of the tree that they draw, of which none is left out, the names that
// they mention and link to, and examples that can be read: of all documents, or of those that are named.
import { existsSync, readdirSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { findBrokenExamples, findUncompilable } from './documents/examples.mjs';
import { list, read } from './documents/markdown.mjs';
import { findUnknownNames } from './documents/names.mjs';
import { inProject, projectDir } from './project.mjs';

/** @typedef {{ folders: string[], paths: string[], details: string }} Line what a line of a tree names */

const drawings = [{ file: 'docs/architecture.md', heading: '## The tree' }];
/** Every folder directly in these is named. */
const roots = ['contract/src', 'api/src', 'web/src'];

const decisions = list('docs/decisions').filter((file) => !file.endsWith('/README.md'));
const index = 'docs/decisions/README.md';
const rooms = ['contract/src', 'api/src', 'web/src', 'web/src/console', 'demo'].map(
  (room) => `${room}/README.md`,
);
const whole = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...list('docs'), ...list('.github'), ...rooms];
const named = process.argv.slice(2).map((file) => relative(projectDir, resolve(file)));
const documents = (named.length > 0 ? named : [...whole, index, ...decisions]).map((file) => ({
  file,
  text: read(file),
}));

const complaints = [
  ...(named.length > 0 ? [] : [...findWrongTrees(), ...findUnlisted()]),
  ...documents.flatMap(({ file, text }) => findUnknownNames(file, text)),
  ...(await Promise.all(documents.map(({ file, text }) => findBrokenExamples(file, text)))).flat(),
  ...findUncompilable(documents),
];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

function findWrongTrees() {
  return drawings.flatMap(({ file, heading }) => {
    const lines = readTree(file, heading);
    return [...findUntrue(lines), ...findLeftOut(lines)].map((complaint) => `${file}: ${complaint}`);
  });
}

/** @param {string} file @param {string} heading @returns {Line[]} */
function readTree(file, heading) {
  const section = read(file).split(`${heading}\n`)[1] ?? '';
  const [, block = ''] = /```text\n(.*?)```/s.exec(section) ?? [];
  /** @type {Line[]} */
  const lines = [];
  const parents = [''];
  for (const text of block.trimEnd().split('\n')) {
    const [, indent = '', names = '', details = ''] = /^( *)(\S+(?: \S+)*)(?: {2,}(.*))?$/.exec(text) ?? [];
    const depth = indent.length / 2;
    // Text that stands far to the right goes on with the line above.
    if (depth >= 4) lines.push({ folders: lines.at(-1)?.folders ?? [], paths: [], details: names });
    else {
      const paths = names
        .split(' ')
        .flatMap(expand)
        .map((name) => `${parents[depth]}${name}`);
      const folders = paths.filter((path) => path.endsWith('/'));
      parents[depth + 1] = folders.at(-1) ?? '';
      lines.push({ folders, paths, details });
    }
  }
  return lines;
}

/** 'shops/{card,page}/' names two folders. @param {string} name */
function expand(name) {
  const [, before = '', inner, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return inner === undefined ? [name] : inner.split(',').map((each) => before + each + after);
}

/** @param {Line[]} lines */
function findUntrue(lines) {
  return lines.flatMap(({ folders, paths, details }) => {
    const named = details.match(/(?<![\w.*-])[\w-]+(\/|\.(tsx?|mjs|sql|css)\b)/g) ?? [];
    return [
      ...paths.filter((path) => !existsSync(inProject(path))).map((path) => `there is no ${path}`),
      ...named
        .filter((name) => !folders.some((folder) => existsSync(inProject(folder, name))))
        .map((name) => `there is no ${name} in ${folders.join(' ')}`),
    ];
  });
}

/** @param {Line[]} lines */
function findLeftOut(lines) {
  const named = lines.flatMap(({ paths }) => paths);
  return roots.flatMap((root) =>
    readdirSync(inProject(root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${root}/${entry.name}/`)
      .filter((folder) => !named.some((path) => path.startsWith(folder)))
      .map((folder) => `${folder} is not named`),
  );
}

/** Every decision has one line in the index, under the title that it has itself. */
function findUnlisted() {
  const lines = read(index).split('\n');
  return decisions.flatMap((file) => {
    const [, number = '', title = ''] = /^# (\d+)[:.]? (.*)/.exec(read(file)) ?? [];
    const line = `- [${number}](${basename(file)}) ${title}`;
    return lines.filter((each) => each === line).length === 1 ? [] : [`${index}: should have once "${line}"`];
  });
}
