// @ts-check
import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** @typedef {{ resolved?: string, optionalDependencies?: Record<string, string>, link?: boolean }} Entry */

/** @type {Record<string, Entry>} */
const packages = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;
const complaints = Object.entries(packages).flatMap(([path, entry]) => [
  ...findDropped(path, entry),
  ...findHosts(path, entry),
]);

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** npm leaves out packages that its registry lacks at that moment. The lock then fails on the systems that need them. @param {string} path @param {Entry} entry */
function findDropped(path, entry) {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !foldersOf(path, name).some((folder) => packages[folder]))
    .map((name) => `${path || 'the project'} needs ${name} on some systems, and the lock does not have it`);
}

/** @param {string} path @param {string} name */
function foldersOf(path, name) {
  const folders = path.split('/node_modules/');
  const nested = folders.map((_, depth) => folders.slice(0, depth + 1).join('/node_modules/'));
  return ['', ...nested].map((folder) => `${folder ? `${folder}/` : ''}node_modules/${name}`);
}

/** With a URL in it, the lock would work only where that host can be reached. @param {string} path @param {Entry} entry */
function findHosts(path, { resolved, link }) {
  return resolved && !link ? [`${path} is tied to ${new URL(resolved, 'file:').host}`] : [];
}
