import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { fillCategories } from '../src/db/prepare';
import { startEmbedded } from '../src/db/embedded/start';
import { migrate } from '../src/db/migrate';
import { openDatabase } from '../src/db/open';
import { writeSetting } from '../src/settings/queries';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

// Each project loads this file for itself, and what they share is global.
const shared = globalThis as { testCluster?: { users: number; readonly started: Promise<Cluster> } };

/** One database server for the whole run, with one migrated database to copy. It is deleted when the run ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = (shared.testCluster ??= { users: 0, started: startCluster() });
  cluster.users += 1;
  const { url, stop } = await cluster.started;
  project.provide('templateUrl', url);
  return async () => {
    cluster.users -= 1;
    if (cluster.users > 0) return;
    delete shared.testCluster;
    await stop();
  };
}

async function startCluster(): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aaspaas-test-'));
  const embedded = await startEmbedded({ dataDir });
  await fillTemplate(embedded.url);
  const stop = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  };
  return { url: embedded.url, stop };
}

/** The data need not survive a crash, so that nothing waits for the disk, nor is written twice. */
const careless = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'];

async function fillTemplate(url: string): Promise<void> {
  const database = openDatabase(url, { connections: 1 });
  for (const setting of careless) await database.script(`ALTER SYSTEM SET ${setting} = off`);
  await database.script('SELECT pg_reload_conf()');
  await migrate(database, migrations);
  await fillCategories(database);
  // Payments are open only once the operator has set a UPI id, as most tests need it.
  await writeSetting(database, 'upi_id', 'aaspaas@testbank', new Date());
  await database.close();
}
