import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface PhotoRow {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly is_private: boolean;
}

export interface RecordedPhoto extends PhotoRow {
  /** Changes whenever somebody sends the same photo again. */
  readonly version: string;
  readonly is_new: boolean;
}

/** An arbitrary number, by which uploads and the sweep keep out of each other's way. */
const photoLock = 7_203_117;

/** Nothing is swept while an upload stores its files. */
export async function holdOffSweep(tx: Db): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock_shared(${photoLock}::bigint)`);
}

export async function holdOffUploads(tx: Db): Promise<void> {
  await tx.run(sql`SELECT pg_advisory_xact_lock(${photoLock}::bigint)`);
}

/** A photo that was sent before counts as sent now, so that the sweep leaves it alone. */
export function recordPhoto(tx: Db, photo: PhotoRow, now: Date): Promise<RecordedPhoto> {
  return tx.one<RecordedPhoto>(sql`
    INSERT INTO media (hash, width, height, is_private, created_at)
    VALUES (${photo.hash}, ${photo.width}, ${photo.height}, ${photo.is_private}, ${now})
    ON CONFLICT (hash) DO UPDATE SET created_at = excluded.created_at
    RETURNING hash, width, height, is_private, xmin::text AS version, (xmax = 0) AS is_new`);
}

/** Deletes the rows of photos that nothing shows. If a table were missing here, its foreign key would fail the delete. */
export function forgetUnused(db: Db, before: Date): Promise<number> {
  return db.run(sql`
    DELETE FROM media m WHERE m.created_at < ${before} AND ${isUnused}`);
}

/** The same for one photo, unless it was sent again since. */
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
