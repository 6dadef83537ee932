// @ts-check
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../../scripts/project.mjs';

/** @typedef {{ db: any, url: string, dataDir: string, close(): Promise<void> }} BenchDatabase */

/**
 * A migrated database in a folder of its own, which is gone when it is closed; in a folder that is named it stays.
 * @param {import('./sources.mjs').Load} load @param {string} [folder] @returns {Promise<BenchDatabase>}
 */
export async function openBenchDatabase(load, folder) {
  const { startEmbedded } = await load('api/src/db/embedded/start.ts');
  const { openDatabase } = await load('api/src/db/open.ts');
  const { migrate } = await load('api/src/db/migrate.ts');
  const { fillCategories } = await load('api/src/db/prepare.ts');
  if (folder) await mkdir(folder, { recursive: true });
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'aaspaas-bench-')));
  const embedded = await startEmbedded({ dataDir });
  const db = openDatabase(embedded.url, { connections: 2 });
  const close = async () => {
    await db.close();
    await embedded.stop();
    if (!folder) await rm(dataDir, { recursive: true });
  };
  try {
    await migrate(db, inProject('api/migrations'));
    await fillCategories(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, url: embedded.url, dataDir, close };
}
