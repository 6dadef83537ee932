// @ts-check
import { existsSync, statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { forbiddenFolders, importOrder } from '../import-order.js';
import { inProject, projectDir } from './project.mjs';

/**
 * `loads` are the imports that are still there when the code runs, and valibot where it is one of them.
 * @typedef {{ file: string, imports: string[], loads: string[] }} Module
 */

const complaints = [];
const modules = await readModules();
for (const { file, imports } of modules.values()) {
  for (const target of imports) complaints.push(...complainAbout(file, target));
}
complaints.push(
  ...findStaleFolders(),
  ...findForbiddenFolders(),
  ...findStraySql(),
  ...findShapesInBrowsers(),
  ...findCycles(),
);

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** @returns {Promise<Map<string, Module>>} */
async function readModules() {
  const found = new Map();
  for (const root of Object.keys(importOrder)) {
    const entries = await readdir(inProject(root), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter(({ name }) => /\.tsx?$/.test(name))) {
      const path = join(entry.parentPath, entry.name);
      const file = relative(projectDir, path).replaceAll(sep, '/');
      found.set(file, { file, ...importsOf(file, await readFile(path, 'utf8')) });
    }
  }
  return found;
}

/** @param {string} file @param {string} text */
function importsOf(file, text) {
  const found = text.matchAll(/^\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/gm);
  const named = [...found].map(([all, from, direct]) => ({ all, name: from ?? direct ?? '' }));
  const loaded = named.filter(({ all }) => !/^\s*(import|export) type\b/.test(all));
  return {
    imports: named.flatMap(({ name }) => resolve(file, name) ?? []),
    loads: loaded.flatMap(({ name }) => resolve(file, name) ?? (name === 'valibot' ? name : [])),
  };
}

/** The file of the project that is imported, or null for a package. @param {string} file @param {string} name */
function resolve(file, name) {
  const contract = /^@aaspaas\/contract\/(.+)$/.exec(name)?.[1];
  const base = contract
    ? `contract/src/${contract}`
    : name.startsWith('.')
      ? join(dirname(file), name)
      : null;
  if (!base) return null;
  const endings = ['', '.ts', '.tsx', '/index.ts'];
  const ending = endings.find(
    (each) => existsSync(inProject(base + each)) && statSync(inProject(base + each)).isFile(),
  );
  return (base + (ending ?? '')).replaceAll(sep, '/');
}

/** The innermost folder (or file) that the list names, or else the outermost one. @param {string} file */
function folderOf(file) {
  const root = Object.keys(importOrder).find((each) => file.startsWith(`${each}/`)) ?? '';
  const parts = file
    .slice(root.length + 1)
    .replace(/(\.test)?\.tsx?$/, '')
    .split('/');
  const candidates = parts.map((_, depth) => parts.slice(0, depth + 1).join('/')).toReversed();
  return { root, folder: candidates.find((each) => foldersOf(root)[each]) ?? parts[0] ?? '' };
}

/** @param {string} root @returns {Record<string, string[]>} */
function foldersOf(root) {
  return /** @type {Record<string, Record<string, string[]>>} */ (importOrder)[root] ?? {};
}

/** @param {string} file @param {string} target */
function complainAbout(file, target) {
  const from = folderOf(file);
  const to = folderOf(target);
  // Build settings, style sheets and what tests share are in none of these folders. Only tests may import them.
  if (!to.root)
    return isTest(file) ? [] : [`${file} imports ${target}, which lies outside contract, api, demo and web`];
  if (from.root !== to.root)
    return to.root === 'contract/src' || (from.root === 'demo/src' && to.root === 'api/src')
      ? []
      : [`${file} imports ${target} across the border`];
  const allowed = allowedFor(from.root, from.folder);
  if (!allowed) return [`${file}: import-order.js does not name '${from.folder}' of ${from.root}`];
  return isTest(file) || allowed.has(to.folder) ? [] : [`${file} imports ${target} against import-order.js`];
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

/** @param {string} root @param {string} folder @returns {Set<string> | null} */
function allowedFor(root, folder) {
  const folders = foldersOf(root);
  if (!folders[folder]) return null;
  const allowed = new Set([folder]);
  for (const each of allowed) for (const next of folders[each] ?? []) allowed.add(next);
  return allowed;
}

function findStaleFolders() {
  const inUse = new Set([...modules.keys()].map(folderOf).map(({ root, folder }) => `${root}/${folder}`));
  return Object.keys(importOrder)
    .flatMap((root) => Object.keys(foldersOf(root)).map((folder) => `${root}/${folder}`))
    .filter((folder) => !inUse.has(folder))
    .map((folder) => `import-order.js names ${folder}, which does not exist`);
}

function findForbiddenFolders() {
  const folders = new Set([...modules.keys()].flatMap((file) => file.split('/').slice(0, -1)));
  return forbiddenFolders.filter((name) => folders.has(name)).map((name) => `a folder is named '${name}'`);
}

/** Queries are written in files called `queries.ts` or `…-queries.ts`, beside the files of db/ that run them. */
function findStraySql() {
  const mayHoldSql = /^(api\/src\/(db\/[^/]+|(.+\/)?([a-z-]+-)?queries)|demo\/src\/queries)\.ts$/;
  const found = [...modules.values()].filter(({ imports }) => imports.includes('api/src/db/sql.ts'));
  return found
    .filter(({ file }) => !mayHoldSql.test(file) && !isTest(file))
    .map(({ file }) => `${file} imports db/sql, but SQL belongs in a file of queries`);
}

/** Only the server holds calls against their shapes: of those a browser's code may import types, and no more. */
function findShapesInBrowsers() {
  const files = [...modules.keys()].filter((file) => file.startsWith('web/src/') && !isTest(file));
  return files.flatMap((file) => {
    const way = wayToShapes(file, []);
    return way ? [`shapes would be sent to browsers, import them as types: ${way.join(' → ')}`] : [];
  });
}

/** @param {string} file @param {string[]} way @returns {string[] | null} */
function wayToShapes(file, way) {
  if (file === 'valibot' || /[/-]shapes\.ts$/.test(file)) return [...way, file];
  // What other files of the web app import is said once, of themselves.
  const loads = (modules.get(file)?.loads ?? []).filter((next) => !next.startsWith('web/src/'));
  for (const next of loads.filter((each) => !way.includes(each))) {
    const found = wayToShapes(next, [...way, file]);
    if (found) return found;
  }
  return null;
}

/** @returns {string[]} */
function findCycles() {
  const done = new Set();
  /** @param {string} file @param {string[]} path @returns {string[]} */
  const walk = (file, path) => {
    if (path.includes(file))
      return [`imports go in a circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`];
    if (done.has(file)) return [];
    const found = (modules.get(file)?.imports ?? []).flatMap((next) => walk(next, [...path, file]));
    done.add(file);
    return found;
  };
  return [...modules.keys()].flatMap((file) => walk(file, []));
}
