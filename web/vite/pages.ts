import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import type * as everyPageFile from '../src/pages/every-page.ts';

export const source = join(import.meta.dirname, '../src');

const list = join(source, 'pages/every-page.ts');

interface PageInBuild {
  readonly folder: string;
  /** The style sheet that it begins with. */
  readonly sheet: string;
}

/** The pages as they define themselves. */
export async function importPages(): Promise<readonly PageInBuild[]> {
  const { module } = await runnerImport<typeof everyPageFile>(list);
  return Object.entries(module.everyPage).map(([file, { sheet = 'whole' }]) => ({
    folder: join(dirname(list), dirname(file)),
    sheet,
  }));
}
