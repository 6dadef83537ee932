// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { giveUp, inProject } from './project.mjs';

/**
 * KiB of script and style that a first visit to a page may load, as the browser receives them. The shell is what every
 * page loads.
 * @type {Readonly<Record<string, number>>}
 */
const budgets = {
  shell: 84.6,
  // Each of its pages.
  console: 113.6,
  'agent-profile': 123.3,
  agents: 122.8,
  'confirm-email': 92.8,
  'dev-ui': 121.4,
  'end-wish': 92.8,
  landing: 96.6,
  legal: 88.5,
  'log-in': 89,
  'new-password': 94.4,
  'not-found': 88.9,
  receipt: 95,
  results: 104.8,
  'results with what it asks for at once': 153.8,
  shop: 96.6,
  'shop-layout': 101.1,
  'shop-profile': 106.4,
  'undo-change': 93.5,
  'user-home': 100.8,
  // Of the registrations.
  AgentContactPage: 109.8,
  AgentDetailsPage: 101.6,
  AgentPersonalPage: 94.1,
  AgentPhotoPage: 102.3,
  BothBasicsPage: 95.6,
  BothOperatingPage: 97.8,
  BrandingPage: 109.7,
  BusinessContactPage: 122.9,
  ServiceBasicsPage: 95.6,
  ServiceOperatingPage: 97.8,
  ShopBasicsPage: 95.6,
  ShopOperatingPage: 97.8,
  TypePage: 91.8,
};

/** @type {{ firstLoads: readonly import('@aaspaas/contract/page').FirstLoad[] }} */
const { firstLoads } = await import(pathToFileURL(inProject('web/dist/server/entry-server.js')).href);
const loads = [{ page: 'shell', sheet: 'first', modules: [] }, ...firstLoads];

/** @typedef {{ file: string, css?: string[], imports?: string[], isEntry?: boolean }} Chunk */

const folder = inProject('web/dist/client');
/** @type {Record<string, Chunk>} */
const manifest = readJson(`${folder}/.vite/manifest.json`);
const shell = 'src/entry-client.tsx';

/** @param {string} page */
const nameOf = (page) => page.replace(/ \/.*/, '');
for (const name of Object.keys(budgets).filter((each) => !loads.some(({ page }) => nameOf(page) === each)))
  giveUp(`There is a budget for ${name}, but no such page.`);
for (const { page, sheet, modules } of loads) {
  const maxKib = budgets[nameOf(page)] ?? giveUp(`scripts/check-budget.mjs has no budget for ${page}.`);
  const keys = [shell, `sheet-${sheet}.css`, ...modules];
  const files = new Set(keys.flatMap((key) => filesOf(key)));
  const kib = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
  const isOver = kib > maxKib;
  console.log(`${isOver ? 'OVER ' : ''}${page}: ${kib.toFixed(1)} of ${maxKib} KiB`);
  if (isOver) process.exitCode = 1;
}

/** KiB of words that the scripts of a first visit may have in any language; some 4 of 10 are sent within the page. */
const mostWords = 5.5;
/** @type {Record<string, string[]>} */
const textsOf = readJson(`${folder}/.vite/texts.json`);
for (const name of readdirSync(inProject('words')).filter((each) => each !== 'texts.json')) {
  /** @type {Record<string, string>} */
  const words = readJson(inProject('words', name));
  const sizes = firstLoads
    .filter(({ page }) => !page.startsWith('console'))
    .map(({ page, modules }) => ({ page, kib: wordsOf(words, [shell, ...modules]) }));
  const { page, kib } = sizes.toSorted((one, other) => other.kib - one.kib)[0] ?? giveUp('no pages');
  console.log(
    `${kib > mostWords ? 'OVER ' : ''}${name}: at most ${kib.toFixed(1)} of ${mostWords} KiB (${page})`,
  );
  if (kib > mostWords) process.exitCode = 1;
}

/** @param {Record<string, string>} words @param {string[]} keys */
function wordsOf(words, keys) {
  const texts = new Set(keys.flatMap((key) => filesOf(key)).flatMap((file) => textsOf[file] ?? []));
  const known = [...texts].filter((text) => words[text] !== undefined);
  // Keys of five letters stand in front of them.
  const sent = known.map((text, at) => [at.toString(36).padStart(5, '0'), words[text]]);
  return gzipSync(JSON.stringify(Object.fromEntries(sent)), { level: 9 }).length / 1024;
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {string} key @param {Set<string>} [seen] @returns {string[]} */
function filesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((next) => filesOf(next, seen))];
}

/** @param {string} file */
function sizeOf(file) {
  return gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
}
