import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { openSession, type Session } from '../db/session';
import type { PhotoStore } from '../photos/store';
import { copyPhotosIn } from './copy-photos';
import { type Manifest, readManifest, tableFile } from './manifest';
import { listTables, makeTables, setCounters, withoutChecks, writeRows } from './queries';

interface Target {
  /** An empty database. */
  readonly databaseUrl: string;
  readonly photoStore: PhotoStore;
  /** The folder of the program's migrations. */
  readonly migrations: string;
}

/**
 * Brings a backup into an empty database: the tables are made by the migrations that the backup had, so the database
 * may be another one, of a later PostgreSQL too. All of it is there in the end, or nothing.
 */
export async function restoreBackup(folder: string, target: Target): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkMigrations(manifest, target.migrations);
  await checkTables(folder, manifest);
  const session = await openSession(target.databaseUrl);
  try {
    await refuseUsed(session);
    await session.script('BEGIN');
    await makeTables(session, await readMigrations(manifest, target.migrations));
    await withoutChecks(session, () => fillTables(session, folder, manifest));
    await setCounters(session, manifest.counters);
    // Before the rows can be seen, so that none ever shows a photo that is not there.
    await copyPhotosIn(join(folder, 'media'), target.photoStore);
    await session.script('COMMIT');
    await session.script('ANALYZE');
  } finally {
    await session.close();
  }
  return manifest;
}

async function checkMigrations({ migrations }: Manifest, folder: string): Promise<void> {
  const known = new Set(await readdir(folder));
  if (migrations.every((name) => known.has(name))) return;
  throw new Error('This backup was made by a newer version of Aaspaas. Update the program first.');
}

/** Before anything is changed, since half a backup helps nobody. */
async function checkTables(folder: string, { tables }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables)
    if ((await hashOf(tableFile(folder, name)).catch(() => null)) !== sha256)
      throw new Error(
        `The backup in ${folder} is damaged: the file of the table '${name}' is not as it was.`,
      );
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  // A file without an encoding gives buffers.
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const readMigrations = ({ migrations }: Manifest, folder: string): Promise<string[]> =>
  Promise.all(migrations.map((name) => readFile(join(folder, name), 'utf8')));

async function refuseUsed(session: Session): Promise<void> {
  if ((await listTables(session)).length === 0) return;
  throw new Error(
    'There is something in this database already. Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
  );
}

async function fillTables(session: Session, folder: string, { tables }: Manifest): Promise<void> {
  for (const table of tables)
    await pipeline(
      createReadStream(tableFile(folder, table.name)),
      createGunzip(),
      writeRows(session, table),
    );
}
