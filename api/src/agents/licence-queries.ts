import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** Which of the photos of this agent's licence it is, from 0; null if it is none of them. */
export async function indexOfLicence(db: Db, hash: string, agentId: number): Promise<number | null> {
  const found = await db.maybe<{ position: number }>(sql`
    SELECT position FROM agent_licence WHERE media_hash = ${hash} AND account_id = ${agentId} LIMIT 1`);
  return found?.position ?? null;
}

/** An admin looks at them, whatever was decided on earlier ones. */
export async function addLicences(
  db: Db,
  accountId: number,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  if (hashes.length === 0) return;
  await db.run(sql`
    INSERT INTO agent_licence (account_id, media_hash, position)
    SELECT ${accountId}::integer, hash, nth - 1
    FROM unnest(${hashes}::text[]) WITH ORDINALITY AS sent (hash, nth)`);
  await db.run(sql`
    INSERT INTO licence_check (account_id, state, since) VALUES (${accountId}, 'waiting', ${now})
    ON CONFLICT (account_id) DO UPDATE SET state = 'waiting', since = excluded.since, reason = '', decided_by = NULL`);
}

/** Deletes the rows and gives their hashes, the main photo first. */
export async function takeLicences(db: Db, accountId: number): Promise<string[]> {
  const rows = await db.many<{ media_hash: string }>(sql`
    WITH taken AS (DELETE FROM agent_licence WHERE account_id = ${accountId} RETURNING media_hash, position, id)
    SELECT media_hash FROM taken ORDER BY position, id`);
  return rows.map(({ media_hash }) => media_hash);
}
