// @ts-check
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { hashSources, markBuilt, markStale } from './freshness.mjs';
import { inProject } from './project.mjs';

process.env.NODE_ENV = 'production';

const hash = await hashSources();
await markStale();
await build({ configFile: inProject('web/vite.config.ts'), logLevel: 'warn' });
await build({
  configFile: inProject('web/vite.config.ts'),
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx' },
});
await build({ configFile: inProject('api/vite.config.ts'), logLevel: 'warn' });
await compressAll(inProject('web/dist/client'));
await markBuilt(hash);

/** Compressed once here with the best there is, not at every request with less. @param {string} folder */
async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => /\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file);
  // A reply this small fits into one packet either way.
  if (bytes.length < 1024) return;
  const best = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, best));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
