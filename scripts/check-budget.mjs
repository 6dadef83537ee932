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
  admin: 112,
  'admin-admins': 112,
  'admin-agents': 112,
  'admin-announcements': 112,
  'admin-audit': 112,
  'admin-customers': 112,
  'admin-duplicates': 112,
  'admin-edits': 112,
  'admin-jobs': 112,
  'admin-ledger': 112,
  'admin-licences': 112,
  'admin-listing': 112,
  'admin-outbox': 112,
  'admin-pair': 112,
  'admin-payment': 112.3,
  'admin-payments': 112,
  'admin-person': 112,
  'admin-places': 112,
  'admin-reviews': 112,
  'admin-security': 112,
  'admin-services': 112,
  'admin-settings': 112,
  'admin-shops': 112,
  'admin-statement': 112,
  'admin-statements': 112,
  'admin-two-step': 112,
  'admin-words': 112,
  'agent-profile': 123.3,
  agents: 122.8,
  'confirm-email': 92.8,
  'dev-ui': 121.4,
  'end-wish': 92.8,
  finder: 102,
  'finder with what it asks for at once': 150,
  landing: 92.3,
  'landing-search': 101,
  legal: 87.6,
  'log-in': 88.1,
  nearby: 101.2,
  'new-password': 94.8,
  'not-found': 88.1,
  receipt: 95,
  'registration-agent-contact': 113.6,
  'registration-agent-details': 106.4,
  'registration-agent-personal': 99.2,
  'registration-agent-photo': 102.4,
  'registration-both-basics': 95.9,
  'registration-both-operating': 98.7,
  'registration-branding': 109.9,
  'registration-contact': 126.2,
  'registration-service-basics': 95.9,
  'registration-service-operating': 98.7,
  'registration-shop-basics': 95.9,
  'registration-shop-operating': 98.7,
  'registration-type': 95,
  'search-results': 106.1,
  shop: 95,
  'shop-layout': 98.9,
  'shop-profile': 106.6,
  'undo-change': 93.5,
  'user-home': 98.4,
};

/** @type {{ firstLoads: readonly import('@aaspaas/contract/page').FirstLoad[] }} */
const { firstLoads } = await import(pathToFileURL(inProject('web/dist/server/entry-server.js')).href);
const loads = [{ page: 'shell', sheet: 'first', modules: [] }, ...firstLoads];

/** @typedef {{ file: string, css?: string[], imports?: string[], isEntry?: boolean }} Chunk */

const folder = inProject('web/dist/client');
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
const shell = 'src/entry-client.tsx';

for (const page of Object.keys(budgets).filter((name) => !loads.some((load) => load.page === name)))
  giveUp(`There is a budget for ${page}, but no such page.`);
for (const { page, sheet, modules } of loads) {
  const maxKib = budgets[page] ?? giveUp(`scripts/check-budget.mjs has no budget for ${page}.`);
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
