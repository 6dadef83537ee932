import type { Role } from '@aaspaas/contract/roles/roles';
import type { Grade } from '@aaspaas/contract/roles/grades';
import { photoUrl } from '@aaspaas/contract/photos/media';
import { slugOf } from '@aaspaas/contract/places/place';
import { DatabaseAway } from '../../db/database-away';
import type { Db } from '../../db/open';
import { quick, sql } from '../../db/sql';
import { isDiskFull } from '../../system/disk';
import type { Actor } from './actor';
import { hashToken, newToken } from './token';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lasts altogether, and without being used. */
export function sessionLimits(role: Role, isRemembered: boolean): { lastsMs: number; idleMs: number } {
  if (role === 'admin') return { lastsMs: 12 * hour, idleMs: 30 * minute };
  if (isRemembered) return { lastsMs: 30 * day, idleMs: 7 * day };
  return { lastsMs: 24 * hour, idleMs: 2 * hour };
}

/** More than anybody uses at the same time. With one more, the session unused for longest ends. */
const mostSessions = 50;

export async function createSession(
  db: Db,
  account: { readonly id: number; readonly role: Role },
  isRemembered: boolean,
  now: Date,
  /** Named as a person would, such as 'Chrome on Android'. */
  device = '',
): Promise<string> {
  const token = newToken();
  const { lastsMs, idleMs } = sessionLimits(account.role, isRemembered);
  await db.run(sql`
    INSERT INTO session (token_hash, account_id, created_at, last_seen_at, expires_at, idle_limit, device)
    VALUES (${hashToken(token)}, ${account.id}, ${now}, ${now}, ${new Date(now.getTime() + lastsMs)},
            make_interval(secs => ${idleMs / 1000}), ${device})`);
  // Rows that are locked at this moment are skipped.
  await db.run(sql`
    DELETE FROM session WHERE token_hash IN (
      SELECT s.token_hash FROM session s JOIN (
        SELECT token_hash FROM session WHERE account_id = ${account.id}
        ORDER BY last_seen_at DESC, id DESC OFFSET ${mostSessions}) AS old USING (token_hash)
      FOR UPDATE OF s SKIP LOCKED)`);
  return token;
}

interface SessionRow {
  account_id: number;
  role: Role;
  grade: Grade | null;
  shop_id: number | null;
  name: string;
  picture: string | null;
  home: string;
  language: string | null;
  created_at: Date;
  last_seen_at: Date;
  joined_at: Date;
  proven_at: Date | null;
  has_second_factor: boolean;
}

/** Whose session this is; null when the token is unknown, or the session has ended or was unused for too long. */
export async function readSession(db: Db, token: string, now: Date): Promise<Actor | null> {
  const row = await db.maybe<SessionRow>(
    quick(sql`
    SELECT s.account_id, a.role, a.grade, s.proven_at, shop.id AS shop_id, a.name, a.picture, a.language,
      s.created_at, s.last_seen_at,
      COALESCE(NULLIF(a.zip_code, ''), shop.city, a.district) AS home, a.created_at AS joined_at,
      a.role = 'admin' AND EXISTS (SELECT FROM second_factor f WHERE f.account_id = a.id) AS has_second_factor
    FROM session s JOIN account a ON a.id = s.account_id LEFT JOIN shop ON shop.owner_id = a.id
    WHERE s.token_hash = ${hashToken(token)} AND s.expires_at > ${now} AND s.last_seen_at + s.idle_limit > ${now}`),
  );
  if (!row) return null;
  // The use of a session is noted once a minute.
  if (now.getTime() - row.last_seen_at.getTime() > minute) {
    const touch = sql`UPDATE session SET last_seen_at = ${now} WHERE token_hash = ${hashToken(token)}`;
    await db.run(touch).catch(unlessReadOnly);
  }
  return {
    accountId: row.account_id,
    role: row.role,
    grade: row.grade,
    shopId: row.shop_id,
    name: row.name,
    picture: row.picture && photoUrl(row.picture, 320),
    place: slugOf(row.home) || null,
    language: row.language,
    signedInAt: row.created_at,
    provenAt: row.proven_at,
    hasSecondFactor: row.has_second_factor,
    joinedAt: row.joined_at,
  };
}

/** On a full disk, or from a database that takes no writes, people can still read; only writing fails. */
function unlessReadOnly(error: unknown): void {
  if (!isDiskFull(error) && !(error instanceof DatabaseAway)) throw error;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.run(sql`DELETE FROM session WHERE token_hash = ${hashToken(token)}`);
}

/** After a password change or a new role, only the session that made the change goes on. */
export async function endOtherSessions(db: Db, accountId: number, keptToken: string | null): Promise<void> {
  await db.run(sql`
    DELETE FROM session WHERE account_id = ${accountId} AND token_hash <> ${hashToken(keptToken ?? '')}`);
}

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
