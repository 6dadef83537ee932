import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { filesBehind } from './module-graph.ts';
import { sheetNames } from '../src/page/page.ts';
import { importPages, source } from './pages.ts';

const web = join(import.meta.dirname, '..');

/** Of a file that does not exist, in a folder that does: Tailwind looks for the sources from there. */
const fileOf = (name: string): string => join(web, `sheet-${name}.css`);
const fileName = /\/sheet-(\w+)\.css(\?.*)?$/;

/** The inputs of the build; the files do not exist, the plugin writes their text. */
export const sheetInputs: readonly string[] = sheetNames.map(fileOf);

/**
 * One style sheet for the pages that name it, with the classes in the files that those pages load.
 * Also while developing, so that a missing style shows at once.
 */
export const sheets: Plugin = {
  name: 'sheets',
  enforce: 'pre',
  resolveId: {
    filter: { id: fileName },
    handler(id) {
      const [, name = '', query = ''] = fileName.exec(id) ?? [];
      return fileOf(name) + query;
    },
  },
  load: {
    filter: { id: fileName },
    async handler(id) {
      const files = await filesOf(fileName.exec(id)?.[1] ?? '');
      for (const file of files) this.addWatchFile(file);
      return writeSheet(files);
    },
  },
};

/** Whatever a page loads, also later, up to what brings other styles along: the next page, or what asks for all. */
async function filesOf(sheet: string): Promise<string[]> {
  const pages = await importPages();
  const isPage = new Set(pages.flatMap((page) => page.roots));
  const wanted = pages.filter((page) => sheet === 'whole' || page.sheet === sheet);
  const roots = wanted.flatMap((page) => page.roots);
  const frame = ['App.tsx', 'frame/header/Header.tsx', 'frame/footer/Footer.tsx'].map((file) =>
    join(source, file),
  );
  const files = filesBehind([...frame, ...roots], ({ fixed, lazy, styled }) => {
    const later = lazy.filter((file) => !isPage.has(file));
    return sheet === 'whole' ? [...fixed, ...later, ...styled] : [...fixed, ...later];
  });
  return [...files].filter((file) => file.startsWith(source)).toSorted();
}

function writeSheet(files: readonly string[]): string {
  const own = files
    .map((file) => file.replace(/\.tsx$/, '.css'))
    .filter((file) => file.endsWith('.css') && existsSync(file) && !files.includes(file));
  return [
    `@import '${join(source, 'ui/styles.css')}';`,
    ...own.map((file) => `@import '${file}';`),
    "@import 'tailwindcss/utilities' layer(utilities) source(none);",
    ...files.map((file) => `@source './${relative(web, file)}';`),
    '',
  ].join('\n');
}
