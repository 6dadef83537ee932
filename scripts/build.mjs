// @ts-check
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { hashSources, markBuilt, markStale } from './freshness.mjs';
import { giveUp, inProject } from './project.mjs';

process.env.NODE_ENV = 'production';

try {
  await buildAll();
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}

async function buildAll() {
  const hash = await hashSources();
  const web = { configFile: inProject('web/vite.config.ts'), logLevel: /** @type {const} */ ('warn') };
  await markStale();
  await build(web);
  await build({ ...web, build: { ssr: 'src/entry-server.tsx' } });
  const node = { ...web, configFile: inProject('api/vite.config.ts') };
  await build(node);
  await build({ ...node, root: inProject('demo') });
  await compressAll(inProject('web/dist/client'));
  await markBuilt(hash);
}

/** Compresses every file once, as well as possible, so that no request has to wait for it. @param {string} folder */
async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => /\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file);
  // A reply this small fits into one packet even without compression.
  if (bytes.length < 1024) return;
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
