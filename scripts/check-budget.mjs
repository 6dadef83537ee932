// @ts-check
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { giveUp, inProject } from './project.mjs';

/**
 * KiB of script and style that a first visit to a page may load, as the browser receives them. The shell is what every
 * page loads.
 * @type {Readonly<Record<string, number>>}
 */
const budgets = {
  shell: 84,
  // Each of its pages.
  console: 112,
  'agent-profile': 123.3,
  agents: 122.8,
  'confirm-email': 92.8,
  'dev-ui': 121.4,
  'end-wish': 92.8,
  landing: 96,
  legal: 87.7,
  'log-in': 88.1,
  'new-password': 94.4,
  'not-found': 88.1,
  receipt: 95,
  results: 104,
  'results with what it asks for at once': 152.5,
  shop: 96,
  'shop-layout': 100,
  'shop-profile': 106.4,
  'undo-change': 93.5,
  'user-home': 100,
  // Of the registrations.
  AgentContactPage: 109,
  AgentDetailsPage: 101,
  AgentPersonalPage: 94,
  AgentPhotoPage: 101.6,
  BothBasicsPage: 95.1,
  BothOperatingPage: 97.2,
  BrandingPage: 109,
  BusinessContactPage: 122.2,
  ServiceBasicsPage: 95,
  ServiceOperatingPage: 97.2,
  ShopBasicsPage: 95,
  ShopOperatingPage: 97.2,
  TypePage: 91.2,
};

/** @type {{ firstLoads: readonly import('@aaspaas/contract/page').FirstLoad[] }} */
const { firstLoads } = await import(pathToFileURL(inProject('web/dist/server/entry-server.js')).href);
const loads = [{ page: 'shell', sheet: 'first', modules: [] }, ...firstLoads];

/** @typedef {{ file: string, css?: string[], imports?: string[], isEntry?: boolean }} Chunk */

const folder = inProject('web/dist/client');
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
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
