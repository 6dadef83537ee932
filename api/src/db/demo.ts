import type { MediaStore } from '../outside/media-store';
import { loadDemoData } from './demo/load';
import { drawDemoPictures } from './demo/pictures';
import { demoPassword, demoSignIns } from './demo/sign-ins';
import type { Database, Db } from './open';
import { sql } from './sql';

/** Demo data goes into an empty database only: never among real people's. */
export async function demoIsWanted(db: Db): Promise<boolean> {
  return (await db.maybe(sql`SELECT 1 FROM account LIMIT 1`)) === null;
}

export async function loadDemo(database: Database, media: MediaStore, now: Date): Promise<void> {
  console.log('Loading the demo data …');
  const pictures = await drawDemoPictures(media, database);
  await loadDemoData(database, pictures, now);
}

/** Only where the demo people really are: their password is known to everybody. */
export async function printDemoAccounts(db: Db): Promise<void> {
  const emails = demoSignIns.map(({ email }) => email);
  const known = await db.many<{ email: string }>(
    sql`SELECT email FROM account WHERE email = ANY (${emails}::text[])`,
  );
  if (known.length === 0) return;
  console.log(`Demo accounts (password: ${demoPassword})`);
  for (const { label, email } of demoSignIns) console.log(`  ${label.padEnd(24)} ${email}`);
}
