import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** Demo data goes into an empty database only, never among real people's. */
export async function hasNoAccounts(db: Db): Promise<boolean> {
  return (await db.maybe(sql`SELECT 1 FROM account LIMIT 1`)) === null;
}

export async function hasDemoData(db: Db): Promise<boolean> {
  return (await db.maybe(sql`SELECT 1 FROM demo_data`)) !== null;
}

/** The password hashes of these accounts, and this one if any account has it. */
export async function listPasswordHashes(db: Db, emails: readonly string[], hash: string): Promise<string[]> {
  const rows = await db.many<{ password_hash: string }>(sql`
    SELECT DISTINCT password_hash FROM account
    WHERE password_hash = ${hash} OR email = ANY (${emails}::text[])`);
  return rows.map((row) => row.password_hash);
}

/** Whoever signed in with an old password is signed out. */
export async function replacePasswordHashes(tx: Db, old: readonly string[], fresh: string): Promise<void> {
  await tx.run(sql`
    DELETE FROM session USING account
    WHERE account.id = session.account_id AND account.password_hash = ANY (${old}::text[])`);
  await tx.run(sql`UPDATE account SET password_hash = ${fresh} WHERE password_hash = ANY (${old}::text[])`);
}
