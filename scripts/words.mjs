// @ts-check
// The texts that people read, and their words in the other languages: writes words/texts.json anew.
import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { inProject } from './project.mjs';

/** @type {{ module: typeof import('../web/vite/texts/find-texts') }} */
const { module: finder } = await runnerImport(inProject('web/vite/texts/find-texts.ts'));

const file = inProject('words/texts.json');
const ofData = ['category', 'city', 'day', 'search result'];
const kinds = ['', 'button', 'label', 'heading', 'error', 'message', 'mail', ...ofData];

/** @type {Record<string, string>} */
const before = readJson(file);
const notes = new Map();
for (const { text, kind } of finder.findTexts()) {
  const others = notes.get(text) ?? new Set();
  notes.set(text, others.add(kind));
}
const texts = [...notes].map(([text, kinds]) => [text, noteOf(text, [...kinds])]);
writeJson(file, Object.fromEntries(texts));
console.log(`${texts.length} texts`);

/** What a translator wrote stays; else where a text stands, if it is short. @param {string} text @param {string[]} found */
function noteOf(text, found) {
  const kept = before[text];
  if (kept !== undefined && !kept.split(', ').every((each) => kinds.includes(each))) return kept;
  const isShort = text.split(' ').length <= 4;
  const always = ['button', 'label', 'mail', ...ofData];
  const shown = found.filter((kind) => kind && (isShort || always.includes(kind)));
  return [...new Set(shown)].toSorted().join(', ');
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Sorted, one line a text. @param {string} path @param {Record<string, string>} words */
function writeJson(path, words) {
  const sorted = Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
