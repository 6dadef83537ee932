import { basename, dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { chunkGroups } from './vite/chunk-groups.ts';
import { firstScripts } from './vite/first-scripts.ts';
import { source } from './vite/pages.ts';
import { sayTexts } from './vite/say-texts.ts';
import { jsxOfOurs } from './vite/jsx-of-ours.ts';
import { textsOfScripts } from './vite/texts-of-scripts.ts';
import { sheetInputs, sheets } from './vite/sheets.ts';

/**
 * Vite would preload what a script imports; the server names the first page's scripts itself, later ones are few. In
 * its place stands what brings the words of the script.
 */
const noPreloading: Plugin = {
  name: 'no-preloading',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () =>
      `export { loadWithWords as __vitePreload } from ${JSON.stringify(join(source, 'words/load'))};`,
  },
};

/** A new page is a new folder: the build that watches the sources must notice it. */
const watchForPages: Plugin = {
  name: 'watch-for-pages',
  buildStart() {
    this.addWatchFile(join(source, 'pages'));
  },
};

/** A page's script is named after its folder. Every page loads all names: a shorter hash saves each of them 90 bytes. */
const nameChunk = ({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string => {
  const isPage = facadeModuleId?.endsWith('/Page.tsx');
  return `assets/${isPage ? basename(dirname(facadeModuleId ?? '')) : name}-[hash:7].js`;
};

/** An import of something that is not there builds, and then breaks every page. */
const refuseMissingImports: Rolldown.InputOptions['onLog'] = (level, log, pass) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
  pass(level, log);
};

/** Of two files that import each other one runs first, without what it needs of the other. */
const refuseCircles: Plugin = {
  name: 'refuse-circles',
  generateBundle(_options, bundle) {
    const done = new Set<string>();
    const walk = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) throw new Error(`scripts import each other: ${[...way, file].join(' → ')}`);
      const chunk = done.has(file) ? undefined : bundle[file];
      if (chunk?.type !== 'chunk') return;
      for (const next of chunk.imports) walk(next, [...way, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) walk(file, []);
  },
};

// The server writes the page around this script and inlines one of the stylesheets, so there is no index.html.
const forBrowser: UserConfig = {
  resolve: {
    alias: {
      // The same as modules: only the parts that we use are taken.
      leaflet: 'leaflet/dist/leaflet-src.esm.js',
    },
  },
  build: {
    // The server names the scripts of the first page; later ones are few and small.
    modulePreload: false,
    outDir: 'dist/client',
    manifest: true,
    rolldownOptions: {
      input: ['src/entry-client.tsx', ...sheetInputs],
      treeshake: { propertyReadSideEffects: false },
      // A name for a path or some classes costs no bytes: what stands behind it is written where it is used.
      optimization: { inlineConst: { mode: 'all' } },
      onLog: refuseMissingImports,
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: nameChunk,
      },
    },
  },
};

// Everything is bundled, and the mode written in, so that React's development half is left out.
const forServer: UserConfig = {
  build: { outDir: 'dist/server', copyPublicDir: false },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
};

export default defineConfig(({ isSsrBuild }) => {
  const config = isSsrBuild ? forServer : forBrowser;
  return {
    ...config,
    root: import.meta.dirname,
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...jsxOfOurs } },
    plugins: [
      sayTexts,
      react({ jsxImportSource: '@aaspaas/web' }),
      tailwindcss(),
      ...(isSsrBuild ? [watchForPages, firstScripts] : [sheets, noPreloading, refuseCircles, textsOfScripts]),
    ],
    build: { ...config.build, target: 'es2022', emptyOutDir: true },
  };
});
