import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface MailRow {
  /** Not tried yet. */
  fresh: number;
  /** Tried in vain, and tried again later. */
  retried: number;
  /** Given up. */
  failed: number;
  /** When the oldest untried mail became due. */
  fresh_since: Date | null;
}

/** What was sent is not looked at. */
export const readMail = (db: Db): Promise<MailRow> =>
  db.one<MailRow>(sql`
    SELECT count(*) FILTER (WHERE given_up_at IS NULL AND attempts = 0) AS fresh,
      count(*) FILTER (WHERE given_up_at IS NULL AND attempts > 0) AS retried,
      count(*) FILTER (WHERE given_up_at IS NOT NULL) AS failed,
      min(next_try_at) FILTER (WHERE given_up_at IS NULL AND attempts = 0) AS fresh_since
    FROM outbox WHERE sent_at IS NULL`);

export interface ReplicaRow {
  name: string;
  lag_seconds: number;
  lag_bytes: number;
}

/**
 * The servers that follow this one. Several of one name are told as one, by the one that is furthest behind. A role
 * that may not see them (it needs pg_monitor) reads no lag.
 */
export const listReplicas = (db: Db): Promise<ReplicaRow[]> =>
  db.many<ReplicaRow>(sql`
    SELECT application_name AS name, max(coalesce(extract(epoch FROM replay_lag), 0))::float8 AS lag_seconds,
      max(coalesce(CASE WHEN pg_is_in_recovery() THEN 0 ELSE pg_current_wal_lsn() - replay_lsn END, 0))::float8
        AS lag_bytes
    FROM pg_stat_replication WHERE state IN ('streaming', 'catchup') GROUP BY application_name ORDER BY name`);

/** Backups that were noted in the console. */
export const readNotedBackup = async (db: Db): Promise<Date | null> =>
  (await db.one<{ at: Date | null }>(sql`SELECT max(at) AS at FROM backup_made`)).at;
