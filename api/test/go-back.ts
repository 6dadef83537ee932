import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillCategories } from '../src/db/prepare';
import { migrate } from '../src/db/migrate';
import type { Database } from '../src/db/open';

export const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** Makes the database what it was before the migration of this number. */
export async function goBackBefore(database: Database, number: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aaspaas-migrations-'));
  await database.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  for (const file of await readdir(migrations))
    if (file < number) await copyFile(join(migrations, file), join(folder, file));
  await migrate(database, folder);
  await fillCategories(database);
  await rm(folder, { recursive: true });
}
