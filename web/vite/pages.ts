import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import type * as everyPageFile from '../src/pages/every-page.ts';
import type * as consoleFile from '../src/console/pages.ts';

export const source = join(import.meta.dirname, '../src');

interface PageInBuild {
  /** The style sheet that it begins with. */
  readonly sheet: string;
  /** The files from which the others can be found; not every page has each of them. */
  readonly roots: readonly string[];
}

/** The pages as they define themselves. */
export async function importPages(): Promise<readonly PageInBuild[]> {
  const folders = await runnerImport<typeof everyPageFile>(join(source, 'pages/every-page.ts'));
  const console = await runnerImport<typeof consoleFile>(join(source, 'console/pages.ts'));
  const inFolders = Object.entries(folders.module.everyPage).map(([file, { sheet = 'whole' }]) => ({
    sheet,
    roots: ['Page.tsx', 'route.server.ts', 'route.server.tsx'].map((name) =>
      join(source, 'pages', dirname(file), name),
    ),
  }));
  const ofRegistrations = (await readdir(join(source, 'registration/pages')))
    .filter((file) => file.endsWith('Page.tsx'))
    .map((file) => join(source, 'registration/pages', file));
  const ofConsole = console.module.consolePages.map(({ component }) => `console/${component}.tsx`);
  const roots = ['console/load-page.tsx', ...ofConsole].map((file) => join(source, file));
  return [...inFolders, { sheet: 'registration', roots: ofRegistrations }, { sheet: 'console', roots }];
}
