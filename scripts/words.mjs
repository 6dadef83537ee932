// @ts-check
// The texts that people read, and their words in the other languages. Writes words/texts.json anew and says of each
// language what is missing, unused or wrong. With --check it writes nothing, and what is wrong is a failure; what is
// missing is one once the language is offered.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { judge } from './words/judge.mjs';
import { giveUp, inProject } from './project.mjs';

/** @typedef {Record<string, string>} Words */
/** @type {{ module: typeof import('../web/vite/texts/find-texts') }} */
const { module: finder } = await runnerImport(inProject('web/vite/texts/find-texts.ts'));
/** @type {{ module: typeof import('../contract/src/languages') }} */
const { module: known } = await runnerImport(inProject('contract/src/languages.ts'));

const ofData = ['category', 'city', 'day', 'search result'];
const kinds = ['', 'button', 'label', 'heading', 'error', 'message', 'mail', ...ofData];
const isCheck = process.argv.includes('--check');
const file = inProject('words/texts.json');
const before = readWords(file);
const texts = listTexts();
const codes = readdirSync(inProject('words'))
  .filter((name) => name.endsWith('.json') && name !== 'texts.json')
  .map((name) => name.replace('.json', ''));

const written = JSON.stringify(texts, null, 2) + '\n';
const stale = written !== readFileSync(file, 'utf8');
if (stale && !isCheck) writeFileSync(file, written);
const agreed = readGlossary();
const complaints = codes.flatMap(judgeLanguage);
console.log(complaints.join('\n'));
console.log(`${Object.keys(texts).length} texts`);
if (isCheck && stale) giveUp('words/texts.json is not what the sources say: npm run words');
if (isCheck && complaints.length > 0) giveUp(`${complaints.length} words are wrong`);

/** @param {string} code @returns {string[]} */
function judgeLanguage(code) {
  const words = readWords(inProject(`words/${code}.json`));
  const { isOffered } = known.languageOf(code) ?? giveUp(`contract/src/languages.ts has no ${code}`);
  const missing = Object.keys(texts).filter((text) => words[text] === undefined);
  console.log(`${code}: ${missing.length} of ${Object.keys(texts).length} texts are missing`);
  return [
    ...(isOffered ? missing.map((text) => `${code}: '${text}' is missing`) : []),
    ...Object.entries(words).flatMap(([text, said]) => {
      const note = texts[text];
      const why = note === undefined ? ['is said no more'] : judge(code, text, note, said);
      const forms = agreed.get(plain(text))?.[code];
      if (forms && !forms.includes(plain(said)))
        why.push(`is '${said}', the glossary has: ${forms.join(', ')}`);
      return why.map((each) => `${code}: '${text}' ${each}`);
    }),
    ...(isSorted(Object.keys(words)) ? [] : [`${code}: words/${code}.json is not sorted`]),
  ];
}

/**
 * What each agreed word is called, by language.
 * @returns {Map<string, Record<string, string[]>>}
 */
function readGlossary() {
  const [head = [], ...rows] = readFileSync(inProject('docs/languages/glossary.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const formsOf = (/** @type {string[]} */ row) =>
    Object.fromEntries(head.slice(2).map((code, at) => [code, (row[at + 2] ?? '').split(' | ').map(plain)]));
  return new Map(rows.map((row) => [plain(row[0] ?? ''), formsOf(row)]));
}

/** Without its end, in small letters. @param {string} text */
function plain(text) {
  return text.toLowerCase().replace(/[.…?!।]+$/, '');
}

/** Every text with where it stands, sorted. */
function listTexts() {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const { text, kind } of finder.findTexts()) found.set(text, (found.get(text) ?? new Set()).add(kind));
  const entries = [...found].map(([text, where]) => /** @type {const} */ ([text, noteOf(text, [...where])]));
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What somebody wrote stays; else where a text stands, if it is short. @param {string} text @param {string[]} where */
function noteOf(text, where) {
  const kept = before[text];
  if (kept !== undefined && !kept.split(', ').every((each) => kinds.includes(each))) return kept;
  const isShort = text.split(' ').length <= 4;
  const always = ['button', 'label', 'mail', ...ofData];
  return where
    .filter((kind) => kind && (isShort || always.includes(kind)))
    .toSorted()
    .join(', ');
}

/** @param {readonly string[]} keys */
function isSorted(keys) {
  return keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') < key);
}

/** @param {string} path @returns {Words} */
function readWords(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
