import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from './open';
import { sql } from './sql';

/** An arbitrary number, but the same in every process that migrates. */
const migrationLock = 7_203_041;

export const migrationTable =
  'CREATE TABLE migration (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())';

/** Runs the numbered files that have not run yet, each in its own transaction, one process at a time. */
export async function migrate(db: Db, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{3}_.+\.sql$/.test(name)).sort();
  await db.transaction(async (tx) => {
    await takeLock(tx);
    // Asked first, because a role that may not make tables is refused even if the table exists.
    const isThere = await tx.maybe(sql`SELECT 1 WHERE to_regclass('migration') IS NOT NULL`);
    if (isThere) return;
    await tx.script(migrationTable);
  });
  const ran: string[] = [];
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    const isNew = await db.transaction((tx) => runOnce(tx, file, text));
    if (isNew) ran.push(file);
  }
  return ran;
}

async function runOnce(db: Db, name: string, text: string): Promise<boolean> {
  // A large table may take long, and the next process waits for it.
  await db.script('SET LOCAL statement_timeout = 0');
  await takeLock(db);
  const isNew =
    (await db.run(sql`INSERT INTO migration (name) VALUES (${name}) ON CONFLICT DO NOTHING`)) === 1;
  if (isNew) await db.script(text);
  return isNew;
}

const takeLock = (db: Db) => db.run(sql`SELECT pg_advisory_xact_lock(${migrationLock})`);
