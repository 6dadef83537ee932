import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { hashToken } from '../http/session/token';

interface OwnSession {
  id: number;
  device: string;
  is_current: boolean;
  last_seen_at: Date;
}

/** The sessions that have not ended. */
export function listSessions(db: Db, accountId: number, token: string, now: Date): Promise<OwnSession[]> {
  return db.many<OwnSession>(sql`
    SELECT id, device, token_hash = ${hashToken(token)} AS is_current, last_seen_at FROM session
    WHERE account_id = ${accountId} AND expires_at > ${now} AND last_seen_at + idle_limit > ${now}
    ORDER BY is_current DESC, last_seen_at DESC, id DESC`);
}

/** Ends a session of this account. Null if it is not the account's, or has ended already. */
export async function endSessionById(
  db: Db,
  accountId: number,
  id: number,
  token: string,
): Promise<{ wasCurrent: boolean } | null> {
  const ended = await db.maybe<{ was_current: boolean }>(sql`
    DELETE FROM session WHERE id = ${id} AND account_id = ${accountId}
    RETURNING token_hash = ${hashToken(token)} AS was_current`);
  return ended && { wasCurrent: ended.was_current };
}
