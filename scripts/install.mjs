// @ts-check
import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { giveUp, inProject, run } from './project.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 */

/** Installs what package-lock.json names, unless exactly that is there. */
export async function installIfNeeded() {
  if (await isInstalled()) return;
  console.log('Installing packages (the first time takes a minute)…');
  const env = { ...process.env, ...(await cacheForClosedHome()) };
  // Building and testing need the development packages, also where NODE_ENV says production.
  const { ok } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], { env });
  if (!ok) giveUp('The packages could not be installed. What npm says above tells why.');
}

/** @param {string[]} args @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] */
export function runNpm(args, options) {
  const [command, ...before] = findNpm();
  return run(command, [...before, ...args], options);
}

/** npm writes its own list as the last step, so an installation that was broken off does not count. */
async function isInstalled() {
  const wanted = await readPackages(inProject('package-lock.json'));
  const found = await readPackages(inProject('node_modules/.package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link || !isForThisSystem(entry)) return true;
    return found[path]?.version === entry.version;
  });
}

/** @param {string} file @returns {Promise<Record<string, Entry>>} */
async function readPackages(file) {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text).packages ?? {};
}

/** @param {Entry} entry */
function isForThisSystem({ optional, os, cpu, libc }) {
  if (!optional) return true;
  // npm may have left out an optional package that names no system, so its absence says nothing.
  return !libc && os?.includes(process.platform) && cpu?.includes(process.arch);
}

/** The npm that started us; else the one beside this Node; else the one on the path. @returns {[string, ...string[]]} */
function findNpm() {
  const besideNode = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const file = [process.env.npm_execpath, besideNode].find(
    (path) => path?.endsWith('npm-cli.js') && existsSync(path),
  );
  return file ? [process.execPath, file] : ['npm'];
}

/** Users that run services often have no home folder, and npm fails if it cannot keep its downloads there. */
async function cacheForClosedHome() {
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    await mkdir(cache, { recursive: true });
    await access(cache, constants.W_OK);
    return {};
  } catch {
    return { npm_config_cache: inProject('.cache/npm') };
  }
}
