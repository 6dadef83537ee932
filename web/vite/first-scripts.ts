import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { source } from './pages.ts';

const folder = join(source, 'places/first-scripts');

/** The scripts that stand inside pages, each bundled by itself, beside the half of the app that draws them. */
export const firstScripts: Plugin = {
  name: 'first-scripts',
  apply: 'build',
  async buildStart() {
    for (const file of await readdir(folder)) this.addWatchFile(join(folder, file));
  },
  async writeBundle({ dir = '' }) {
    await mkdir(join(dir, 'first-scripts'), { recursive: true });
    for (const file of await readdir(folder))
      await writeFile(
        join(dir, 'first-scripts', `${basename(file, '.ts')}.js`),
        await bundle(join(folder, file)),
      );
  },
};

async function bundle(input: string): Promise<string> {
  const rolldownOptions: Rolldown.RolldownOptions = {
    input,
    optimization: { inlineConst: { mode: 'all' } },
    output: { format: 'iife' },
  };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions },
  });
  // One input and one format make one file.
  const [script] = (built as Rolldown.RolldownOutput).output;
  return script.code.trim();
}
