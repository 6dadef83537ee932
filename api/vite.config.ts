import { defineConfig } from 'vite';

/** One file for Node. The contract is bundled in, because Node cannot read its TypeScript; packages stay outside. */
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
  },
});
