// @ts-check
import { createServer } from 'vite';
import { inProject } from '../../scripts/project.mjs';

/** @typedef {(file: string) => Promise<Record<string, any>>} Load */
/** @typedef {{ load: Load, close(): Promise<unknown> }} Sources */

/** Modules of the product as they are written, not built. @returns {Promise<Sources>} */
export async function openSources() {
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
  });
  return { load: (file) => vite.ssrLoadModule(inProject(file)), close: () => vite.close() };
}
