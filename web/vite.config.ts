import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';

// The server writes the page around this script and inlines the one stylesheet, so there is no index.html.
const forBrowser: UserConfig = {
  resolve: {
    alias: {
      valibot: join(import.meta.dirname, 'src/server/shapes-are-for-the-server.ts'),
      // React has had this hook itself since version 18.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  build: {
    // The server names the scripts of the first page; later ones are few and small.
    modulePreload: false,
    outDir: 'dist/client',
    manifest: true,
    cssCodeSplit: false,
    rolldownOptions: { input: 'src/entry-client.tsx' },
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
    plugins: [react(), tailwindcss()],
    build: { ...config.build, target: 'es2022', emptyOutDir: true },
  };
});
