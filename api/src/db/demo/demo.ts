import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { MediaStore } from '../../outside/media-store';
import { loadDemoData } from './load';
import { drawDemoPictures } from './pictures';
import { demoPassword, demoSignIns } from './sign-ins';
import type { Database, Db } from '../open';
import { sql } from '../sql';

/** Demo data goes into an empty database only: never among real people's. */
export async function demoIsWanted(db: Db): Promise<boolean> {
  return (await db.maybe(sql`SELECT 1 FROM account LIMIT 1`)) === null;
}

export async function loadDemo(database: Database, media: MediaStore, now: Date): Promise<void> {
  const pictures = await drawDemoPictures(media, database);
  await loadDemoData(database, pictures, now);
}

/** What a process is started with to load the demo data and end. */
export const demoTask = 'load-demo';

/** In a process of its own: drawing hundreds of pictures takes memory that a server would never give back. */
export async function loadDemoApart(program: string, databaseUrl: string, dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [program, demoTask], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Whoever stops the server stops the drawing too.
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo data could not be loaded. Set DEMO=0 to start without it.');
}

/** Lines for whoever starts the server, only where the demo people really are: their password is known to everybody. */
export async function demoAccountLines(db: Db): Promise<string[]> {
  const emails = demoSignIns.map(({ email }) => email);
  const known = await db.maybe(sql`SELECT 1 FROM account WHERE email = ANY (${emails}::text[]) LIMIT 1`);
  if (!known) return [];
  const people = demoSignIns.map(({ label, email }) => `  ${label.padEnd(26)} ${email}`);
  return [`Demo accounts (password: ${demoPassword})`, ...people];
}
