import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { fillCategories } from '../src/db/category-queries';
import { startEmbedded } from '../src/db/embedded/start';
import { migrate } from '../src/db/migrate';
import { openDatabase } from '../src/db/open';
import { writeSetting } from '../src/settings/queries';

declare module 'vitest' {
  interface ProvidedContext {
    /** The url of the migrated database that every test file copies. */
    templateUrl: string;
  }
}

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** One database server for the whole run, with one migrated database to copy. It is deleted when the run ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aaspaas-test-'));
  const embedded = await startEmbedded({ dataDir });
  await fillTemplate(embedded.url);
  project.provide('templateUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  };
}

async function fillTemplate(url: string): Promise<void> {
  const database = openDatabase(url, { connections: 1 });
  // The data need not survive a crash, so that writes need not wait for the disk.
  await database.script('ALTER SYSTEM SET fsync = off');
  await database.script('SELECT pg_reload_conf()');
  await migrate(database, migrations);
  await fillCategories(database);
  // Payments are open only once the operator has set a UPI id, as most tests need it.
  await writeSetting(database, 'upi_id', 'aaspaas@testbank', new Date());
  await database.close();
}
