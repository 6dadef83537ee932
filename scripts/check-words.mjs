// @ts-check
// The words that docs/glossary.md says are not used stand in no name and in no comment of the code, but where it says
// so. Texts are left alone: what people read is said in their words. Files that are named are looked at alone.
import { readFileSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { inProject, projectDir } from './project.mjs';

/** @typedef {{ word: string, say: string, stays: string[], pattern: RegExp }} Forbidden */

const rooms = ['contract/src', 'api', 'web', 'demo', 'e2e', 'bench', 'scripts'];
const forbidden = readForbidden();

const named = process.argv.slice(2).map((file) => relative(projectDir, resolve(file)));
const files = named.length > 0 ? named : rooms.flatMap(listFiles);
const complaints = files.flatMap(findWords);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 || forbidden.length === 0 ? 1 : 0;

/** @returns {Forbidden[]} */
function readForbidden() {
  const [, table = ''] = readFileSync(inProject('docs/glossary.md'), 'utf8').split(
    '## Words that are not used\n',
  );
  return [...table.matchAll(/^\| \*\*(\w+)\*\* +\| (.*?) +\| (.*?) +\|$/gm)].map(
    ([, word = '', say = '', stays = '']) => ({
      word,
      say,
      stays: [...stays.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      pattern: new RegExp(word, 'i'),
    }),
  );
}

/** @param {string} file */
function findWords(file) {
  const text = readFileSync(inProject(file), 'utf8');
  const wanted = forbidden.filter(
    ({ pattern, stays }) =>
      (pattern.test(text) || pattern.test(file)) &&
      !stays.some((path) => file.startsWith(path) || file.includes(path)),
  );
  if (wanted.length === 0) return [];
  const said = new Set(
    wordsOf([file.replace(/\.\w+$/, ''), ...(file.endsWith('.sql') ? ofSql(text) : ofScript(file, text))]),
  );
  return wanted
    .filter(({ word }) => said.has(word) || said.has(`${word}s`))
    .map(({ word, say }) => `${file}: '${word}' is not used; say ${say}`);
}

/** 'writeListRow' is three words. @param {string[]} texts */
function wordsOf(texts) {
  return texts
    .flatMap((text) => text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [])
    .map((word) => word.toLowerCase());
}

/** Its names and comments. @param {string} file @param {string} text */
function ofScript(file, text) {
  const { program, comments } = parseSync(file, text);
  const names = comments.map(({ value }) => value);
  const add = (/** @type {{ name: string }} */ { name }) => void names.push(name);
  new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }).visit(program);
  return names;
}

/** @param {string} text */
function ofSql(text) {
  return [text.replaceAll(/'[^']*'/g, '')];
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(node_modules|dist|\.cache)$/.test(entry.name) ? [] : listFiles(path);
    return /\.(tsx?|mjs|sql)$/.test(entry.name) ? [path] : [];
  });
}
