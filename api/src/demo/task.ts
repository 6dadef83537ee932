import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from '../db/open';
import type { BucketSettings } from '../photos/bucket/bucket-url';
import { openPhotoStore } from '../photos/open-store';
import { systemClock } from '../system/clock';
import { loadDemoData } from './load';
import { drawDemoPhotos } from './photos';

/** The argument of a process that loads the demo data and ends. */
export const demoTask = 'load-demo';

/** Passes the hash of the accounts' password to that process; the password itself is not passed. */
const hashVariable = 'DEMO_PASSWORD_HASH';

interface DemoEnv {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly bucket: BucketSettings | null;
}

/** What that process does. */
export async function loadDemoAndEnd(env: DemoEnv): Promise<void> {
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

interface Loading {
  readonly program: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly passwordHash: string;
}

/** In a process of its own, because drawing needs memory that the server would never give back. */
export async function loadDemoApart({ program, databaseUrl, dataDir, passwordHash }: Loading): Promise<void> {
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, [hashVariable]: passwordHash };
  const child = spawn(process.execPath, [program, demoTask], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Stopping the server stops the drawing too.
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo data could not be loaded. Set DEMO=0 to start without it.');
}
