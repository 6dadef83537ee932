import { defineConfig } from 'vite';

/**
 * For Node, the server as well as the demo: one file for each part that not every process needs. The contract is
 * bundled in, because Node cannot read its TypeScript; packages stay outside.
 */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: ['@aaspaas/contract'] },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    // Beside main.js, because some parts look for files from where they are.
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
});
