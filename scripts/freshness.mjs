// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { inProject, projectDir } from './project.mjs';

const stamp = inProject('.cache/built-from');
const outputs = [
  'web/dist/client/.vite/manifest.json',
  'web/dist/server/entry-server.js',
  'api/dist/main.js',
  'demo/dist/main.js',
];
const sources = ['contract/src', 'api/src', 'demo/src', 'web/src', 'web/public', 'web/vite', 'words'];
const settings = ['package-lock.json', 'api/vite.config.ts', 'web/vite.config.ts', 'scripts/build.mjs'];

export async function isBuilt() {
  if (!outputs.every((path) => existsSync(inProject(path)))) return false;
  return (await readFile(stamp, 'utf8').catch(() => '')) === (await hashSources());
}

/** To be called before the build reads its first file, so that a change during the build makes it stale. */
export async function hashSources() {
  const hash = createHash('sha256');
  for (const file of [...(await listSources()), ...settings.map((path) => inProject(path))]) {
    hash
      .update(relative(projectDir, file))
      .update('\0')
      .update(await readFile(file).catch(() => ''))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} hash */
export async function markBuilt(hash) {
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}

export async function markStale() {
  await rm(stamp, { force: true });
}

async function listSources() {
  const files = [];
  for (const folder of sources) {
    const entries = await readdir(inProject(folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      if (entry.isFile() && !entry.name.includes('.test.')) files.push(`${entry.parentPath}/${entry.name}`);
    }
  }
  return files.sort();
}
