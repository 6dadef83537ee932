import { join } from 'node:path';
import { eraseAgain } from './backup/erase-again';
import { readErasedList } from './backup/erased-list';
import { hasAdmin } from './accounts/admin-queries';
import { type Db, openDatabase } from './db/open';
import { prepareDatabase } from './db/prepare';
import { fillWithDemo } from './demo-accounts/first-fill';
import type { Env } from './env';
import { fillPlaces } from './places/fill-places';
import { indexMissingShops } from './search/indexing/index-shops';
import { systemClock } from './system/clock';

interface Preparing {
  readonly projectDir: string;
  readonly databaseUrl: string;
  /** Prints what takes so long. */
  readonly show: (line: string) => void;
}

/** Brings the database up to date, and gives what the terminal should show. */
export async function prepare(
  env: Env,
  { projectDir, databaseUrl, show }: Preparing,
): Promise<readonly string[]> {
  const db = openDatabase(databaseUrl, { connections: 4 });
  const demo = { ...env, demoProgram: join(projectDir, 'demo/dist/main.js'), databaseUrl, show };
  const places = join(projectDir, 'api/places/places.txt.gz');
  try {
    const [demoLines] = await prepareDatabase(db, join(projectDir, 'api/migrations'), () =>
      Promise.all([fillWithDemo(db, demo, systemClock.now()), fillPlaces(db, places)]),
    );
    // The folder of the database may have been replaced by an older one.
    const erased = (await readErasedList(env.backupDir)) ?? [];
    const { left } = await eraseAgain(db, erased, systemClock.now());
    // The demo data, and a database from before there were search rows, would not be found until they are written.
    await indexMissingShops(db);
    return [...demoLines, ...left, ...(await adminHint(db))];
  } finally {
    await db.close();
  }
}

/** Shown at the start while there is no admin. */
async function adminHint(db: Db): Promise<string[]> {
  if (await hasAdmin(db)) return [];
  return ['There is no admin yet. This makes one: npm run admin:create -- --email name@example.in'];
}
