// @ts-check
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { inProject } from './project.mjs';

/** @type {{ budgets: readonly import('@aaspaas/contract/page').PageBudget[] }} */
const { budgets } = await import(pathToFileURL(inProject('web/dist/server/entry-server.js')).href);
/** What every page loads, and what each page's `route.ts` grants it. */
const granted = [{ page: 'shell', sheet: 'first', modules: [], maxKib: 84 }, ...budgets];

/** @typedef {{ file: string, css?: string[], imports?: string[], isEntry?: boolean }} Chunk */

const folder = inProject('web/dist/client');
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
const shell = 'src/entry-client.tsx';

for (const { page, sheet, modules, maxKib } of granted) {
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
