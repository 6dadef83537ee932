import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const apiFolder = fileURLToPath(new URL('..', import.meta.url));

export interface Program {
  readonly file: string;
  remove(): Promise<void>;
}

/** A file of the api as Node runs it by itself: to compile each of its sources at its start takes five times as long. */
export async function buildProgram(source: string): Promise<Program> {
  // Inside the project, where it finds its packages and the words of the search.
  await mkdir(join(apiFolder, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(apiFolder, '.cache/program-'));
  const output = { entryFileNames: 'program.mjs' };
  await build({
    configFile: join(apiFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: source, outDir: folder, sourcemap: false, rolldownOptions: { output } },
  });
  return { file: join(folder, 'program.mjs'), remove: () => rm(folder, { recursive: true }) };
}
