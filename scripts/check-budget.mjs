// @ts-check
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from './project.mjs';

/** What a first visit may load, script and style together, as the browser receives it. */
const budgets = [
  { page: 'shell', module: 'src/entry-client.tsx', sheet: 'first', maxKb: 81 },
  { page: 'landing', module: 'src/pages/landing/Page.tsx', sheet: 'first', maxKb: 86 },
  { page: 'shop page', module: 'src/pages/shop/Page.tsx', sheet: 'first', maxKb: 89 },
  { page: 'wizard step', module: 'src/pages/registration-shop-basics/Page.tsx', sheet: 'join', maxKb: 91 },
  { page: 'finder before the map', module: 'src/pages/finder/Page.tsx', sheet: 'find', maxKb: 96 },
  {
    page: 'finder with the map',
    module: 'src/pages/finder/Page.tsx',
    sheet: 'find',
    map: true,
    maxKb: 145,
  },
];

/** @typedef {{ file: string, css?: string[], imports?: string[], isEntry?: boolean }} Chunk */

const folder = inProject('web/dist/client');
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
const shell = 'src/entry-client.tsx';
const map = Object.keys(manifest).filter((key) => /LeafletMap\.tsx$|\/map\.css$/.test(key));

for (const { page, module, sheet, maxKb, ...more } of budgets.filter((each) => manifest[each.module])) {
  const keys = [shell, module, `src/ui/sheets/${sheet}.css`, ...(more.map ? map : [])];
  const files = new Set(keys.flatMap((key) => filesOf(key)));
  const kb = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
  const isOver = kb > maxKb;
  console.log(`${isOver ? 'OVER ' : ''}${page}: ${kb.toFixed(1)} of ${maxKb} kB`);
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
