import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Vite would preload what a script imports; the server names the first page's scripts itself, later ones are few. */
const noPreloading: Plugin = {
  name: 'no-preloading',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** An import of something that is not there builds, and then breaks every page. */
const refuseMissingImports: Rolldown.InputOptions['onLog'] = (level, log, pass) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
  pass(level, log);
};

/** With all that they import: one file is compressed better than ten, and asked for once. */
const groups = [
  {
    name: 'shell',
    // With what every screen uses.
    test: /src\/(App|ui\/(Button|Icon|Skeleton|Spinner|lazy-part))\.tsx$|src\/(declare-call|places\/city-names)\.ts$|node_modules\/react/,
    priority: 6,
  },
  { name: 'hours', test: /contract\/src\/shops\/hours\.ts$/, priority: 5 },
  {
    name: 'cards',
    test: /src\/(shops\/(card\/ShopCard|calls)|ui\/ErrorState)\.tsx?$/,
    priority: 4,
  },
  {
    name: 'lists',
    test: /src\/(landing\/LandingLayout|shops\/(ShopGrid|ShopSection|SearchForm)|screens\/(use-landing-address|requests))\.tsx?$/,
    priority: 3,
  },
  {
    name: 'fields',
    test: /src\/(forms\/use-form|ui\/(TextField|PasswordField)|rules\/(email|phone|password))\.tsx?$/,
    priority: 2,
  },
  // Without the rules of the single registrations: a page brings its own.
  {
    name: 'wizard',
    test: /src\/registration\/(steps\/BusinessBasics|flows\/business|flow|service-tags|categories|opening-hours)\.tsx?$|rules\/shop-photos\.ts$|shops\/operating\.ts$/,
    priority: 1,
  },
  {
    name: 'states',
    test: /src\/(ui\/(EmptyState|art\/EmptyFigure)|shops\/page\/DetailSkeleton)\.tsx$/,
    priority: 1,
  },
  { name: 'shop', test: /src\/shops\/page\/(FullShop|ShopById)\.tsx$/, priority: 0 },
];

/** The `sheets` of the contract. */
const sheets = ['first', 'find', 'join', 'whole'].map((sheet) => `src/ui/sheets/${sheet}.css`);

// The server writes the page around this script and inlines one of the stylesheets, so there is no index.html.
const forBrowser: UserConfig = {
  resolve: {
    alias: {
      // The same as modules: only the parts that we use are taken.
      leaflet: 'leaflet/dist/leaflet-src.esm.js',
      // React has had this hook itself since version 18.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  build: {
    // The server names the scripts of the first page; later ones are few and small.
    modulePreload: false,
    outDir: 'dist/client',
    manifest: true,
    rolldownOptions: {
      input: ['src/entry-client.tsx', ...sheets],
      treeshake: { propertyReadSideEffects: false },
      onLog: refuseMissingImports,
      output: { advancedChunks: { groups } },
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
    plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [noPreloading])],
    build: { ...config.build, target: 'es2022', emptyOutDir: true },
  };
});
