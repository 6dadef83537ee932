import { openDatabase } from '../../api/src/db/open';
import { hashVariable } from '../../api/src/demo-accounts/first-fill';
import { readEnv } from '../../api/src/env';
import { openPhotoStore } from '../../api/src/photos/open-store';
import { systemClock } from '../../api/src/system/clock';
import { loadDemoData } from './load';
import { drawDemoPhotos } from './photos';

/** Fills the database and the photo store that the environment names, and ends. A first start runs this. */
async function run(): Promise<void> {
  const env = readEnv(process.env, process.cwd());
  const passwordHash = process.env[hashVariable];
  if (!passwordHash) throw new Error(`${hashVariable} is not set`);
  const database = openDatabase(env.databaseUrl ?? '');
  try {
    const photos = await drawDemoPhotos(await openPhotoStore(env, systemClock), database);
    await loadDemoData(database, photos, { passwordHash, now: systemClock.now() });
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
