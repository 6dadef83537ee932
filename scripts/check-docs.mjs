// @ts-check
// What the documents name exists: the folders of the tree that they draw, of which none is left out, and every path
// that they mention or link to.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inProject } from './project.mjs';

/** @typedef {{ folders: string[], paths: string[], details: string }} Line what a line of a tree names */

const drawings = [{ file: 'docs/architecture.md', heading: '## The tree' }];
/** Every folder directly in these is named. */
const roots = ['contract/src', 'api/src', 'web/src'];

const decisions = list('docs/decisions').filter((file) => !file.endsWith('/README.md'));
const index = 'docs/decisions/README.md';
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...list('docs'),
  ...list('.github'),
  index,
  ...decisions,
];

const complaints = [
  ...drawings.flatMap(({ file, heading }) => {
    const lines = readTree(file, heading);
    return [...findUntrue(lines), ...findLeftOut(lines)].map((complaint) => `${file}: ${complaint}`);
  }),
  ...documents.flatMap((file) => findDeadPaths(file).map((path) => `${file}: there is no ${path}`)),
  ...findUnlisted(),
  // Whoever runs the directory has to find the book.
  ...(readFileSync(inProject('README.md'), 'utf8').includes('](docs/operations.md)')
    ? []
    : ['README.md: it does not lead to docs/operations.md']),
];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** @param {string} file @param {string} heading @returns {Line[]} */
function readTree(file, heading) {
  const section = readFileSync(inProject(file), 'utf8').split(`${heading}\n`)[1] ?? '';
  const [, block = ''] = /```\n(.*?)```/s.exec(section) ?? [];
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

/** @param {string} folder */
function list(folder) {
  return readdirSync(inProject(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

/** Every decision has one line in the index, under the title that it has itself. */
function findUnlisted() {
  const lines = readFileSync(inProject(index), 'utf8').split('\n');
  return decisions.flatMap((file) => {
    const [, number = '', title = ''] =
      /^# (\d+)[:.]? (.*)/.exec(readFileSync(inProject(file), 'utf8')) ?? [];
    const line = `- [${number}](${basename(file)}) ${title}`;
    return lines.filter((each) => each === line).length === 1 ? [] : [`${index}: should have once "${line}"`];
  });
}

/** @param {string} file */
function findDeadPaths(file) {
  const text = readFileSync(inProject(file), 'utf8');
  const mentioned = text.matchAll(/`((?:contract|api|web|e2e|bench|scripts|deploy|docs)\/[\w./-]+)`/g);
  const linked = text.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g);
  return [
    ...[...mentioned].map(([, path = '']) => path).filter((path) => !path.includes('/dist')),
    ...[...linked].map(([, path = '']) => join(dirname(file), path)),
  ].filter((path) => !existsSync(inProject(path)));
}
