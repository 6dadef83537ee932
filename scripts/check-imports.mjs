// @ts-check
import { existsSync, statSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { forbiddenFolders, importOrder } from '../import-order.js';
import { inProject, projectDir } from './project.mjs';

/** @typedef {{ file: string, imports: string[] }} Module */

const complaints = [];
const modules = await readModules();
for (const { file, imports } of modules.values()) {
  for (const target of imports) complaints.push(...complainAbout(file, target));
}
complaints.push(...findStaleRooms(), ...findForbiddenFolders(), ...findStraySql(), ...findCycles());

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
      found.set(file, { file, imports: importsOf(file, await readFile(path, 'utf8')) });
    }
  }
  return found;
}

/** @param {string} file @param {string} text */
function importsOf(file, text) {
  const found = text.matchAll(/^\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/gm);
  return [...found].flatMap(([, from, direct]) => resolve(file, from ?? direct ?? '') ?? []);
}

/** A file of ours, or null for a package. @param {string} file @param {string} name */
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

/** The innermost room that the list knows, or else the outermost folder. @param {string} file */
function roomOf(file) {
  const root = Object.keys(importOrder).find((each) => file.startsWith(`${each}/`)) ?? '';
  const parts = file
    .slice(root.length + 1)
    .replace(/(\.test)?\.tsx?$/, '')
    .split('/');
  const candidates = parts.map((_, depth) => parts.slice(0, depth + 1).join('/')).toReversed();
  return { root, room: candidates.find((each) => roomsOf(root)[each]) ?? parts[0] ?? '' };
}

/** @param {string} root @returns {Record<string, string[]>} */
function roomsOf(root) {
  return /** @type {Record<string, Record<string, string[]>>} */ (importOrder)[root] ?? {};
}

/** @param {string} file @param {string} target */
function complainAbout(file, target) {
  const from = roomOf(file);
  const to = roomOf(target);
  // The build settings, a style sheet or a test's own tools; only rooms have an order.
  if (!to.root) return isTest(file) ? [] : [`${file} imports ${target}, which lies outside every room`];
  if (from.root !== to.root)
    return to.root === 'contract/src' ? [] : [`${file} imports ${target} across the border`];
  const allowed = allowedFor(from.root, from.room);
  if (!allowed) return [`${file}: import-order.js does not know the room '${from.room}' of ${from.root}`];
  return isTest(file) || allowed.has(to.room) ? [] : [`${file} imports ${target} against import-order.js`];
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

/** @param {string} root @param {string} room @returns {Set<string> | null} */
function allowedFor(root, room) {
  const rooms = roomsOf(root);
  if (!rooms[room]) return null;
  const allowed = new Set([room]);
  for (const each of allowed) for (const next of rooms[each] ?? []) allowed.add(next);
  return allowed;
}

function findStaleRooms() {
  const inUse = new Set([...modules.keys()].map(roomOf).map(({ root, room }) => `${root}/${room}`));
  return Object.keys(importOrder)
    .flatMap((root) => Object.keys(roomsOf(root)).map((room) => `${root}/${room}`))
    .filter((room) => !inUse.has(room))
    .map((room) => `import-order.js names ${room}, which does not exist`);
}

function findForbiddenFolders() {
  const folders = new Set([...modules.keys()].flatMap((file) => file.split('/').slice(0, -1)));
  return forbiddenFolders.filter((name) => folders.has(name)).map((name) => `a folder is named '${name}'`);
}

/** Queries are written in files called `queries.ts` or `…-queries.ts`, beside the files of db/ that run them. */
function findStraySql() {
  const mayHoldSql = /^api\/src\/(db\/[^/]+|(.+\/)?([a-z-]+-)?queries)\.ts$/;
  const found = [...modules.values()].filter(({ imports }) => imports.includes('api/src/db/sql.ts'));
  return found
    .filter(({ file }) => !mayHoldSql.test(file) && !isTest(file))
    .map(({ file }) => `${file} imports db/sql, but SQL belongs in a file of queries`);
}

/** @returns {string[]} */
function findCycles() {
  const done = new Set();
  /** @param {string} file @param {string[]} path @returns {string[]} */
  const walk = (file, path) => {
    if (path.includes(file)) return [`a circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`];
    if (done.has(file)) return [];
    const found = (modules.get(file)?.imports ?? []).flatMap((next) => walk(next, [...path, file]));
    done.add(file);
    return found;
  };
  return [...modules.keys()].flatMap((file) => walk(file, []));
}
