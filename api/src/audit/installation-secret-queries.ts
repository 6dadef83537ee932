import { randomBytes } from 'node:crypto';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** A random key of this installation. It is made when it is first asked for, and is the same in every process. */
export async function installationSecret(db: Db, name: string): Promise<Buffer> {
  const known = await readSecret(db, name);
  if (known) return known;
  await db.run(sql`
    INSERT INTO installation_secret (name, secret) VALUES (${name}, ${randomBytes(32)}) ON CONFLICT DO NOTHING`);
  const made = await readSecret(db, name);
  if (!made) throw new Error('a secret that was just made is gone');
  return made;
}

async function readSecret(db: Db, name: string): Promise<Buffer | null> {
  const row = await db.maybe<{ secret: Buffer }>(
    sql`SELECT secret FROM installation_secret WHERE name = ${name}`,
  );
  return row?.secret ?? null;
}
