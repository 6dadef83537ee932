import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface MediaRow {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly is_private: boolean;
}

export interface RecordedMedia extends MediaRow {
  /** Another one whenever somebody sends the picture again. */
  readonly version: string;
  readonly is_new: boolean;
}

/** Any number; uploads and the sweep must know each other by it. */
const mediaLock = 7_203_117;

/** While an upload puts its files in place, nothing is swept. */
export async function holdOffSweep(tx: Db): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock_shared(${mediaLock}::bigint)`);
}

export async function holdOffUploads(tx: Db): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(${mediaLock}::bigint)`);
}

/** A picture that was sent before counts as sent now, so that the sweep leaves it alone. */
export function recordMedia(tx: Db, media: MediaRow, now: Date): Promise<RecordedMedia> {
  return tx.one<RecordedMedia>(sql`
    INSERT INTO media (hash, width, height, is_private, created_at)
    VALUES (${media.hash}, ${media.width}, ${media.height}, ${media.is_private}, ${now})
    ON CONFLICT (hash) DO UPDATE SET created_at = excluded.created_at
    RETURNING hash, width, height, is_private, xmin::text AS version, (xmax = 0) AS is_new`);
}

/** Forgets pictures that nothing shows. A table that is missing here is safe: its foreign key refuses. */
export function forgetUnused(db: Db, before: Date): Promise<number> {
  return db.run(sql`
    DELETE FROM media m WHERE m.created_at < ${before} AND ${isUnused}`);
}

/** Forgets one of them, unless it was sent again since. */
export function forgetIfUnused(db: Db, hash: string, version: string): Promise<number> {
  return db.run(sql`DELETE FROM media m WHERE m.hash = ${hash} AND m.xmin = ${version}::xid AND ${isUnused}`);
}

const isUnused = sql`
  NOT EXISTS (SELECT FROM account a WHERE a.picture = m.hash)
  AND NOT EXISTS (SELECT FROM shop_image i WHERE i.media_hash = m.hash)
  AND NOT EXISTS (SELECT FROM agent_licence l WHERE l.media_hash = m.hash)`;

export async function knownHashes(
  db: Db,
  hashes: readonly string[],
  isPrivate: boolean,
): Promise<Set<string>> {
  const rows = await db.many<{ hash: string }>(
    sql`SELECT hash FROM media WHERE hash = ANY (${hashes}::text[]) AND is_private = ${isPrivate}`,
  );
  return new Set(rows.map(({ hash }) => hash));
}
