import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openSession, type Session } from '../db/session';
import type { PhotoStore } from '../photos/store';
import { copyPhotosOut, countPhotos } from './copy-photos';
import { listBackups } from './keep-backups';
import { type Manifest, tableFile, writeManifest } from './manifest';
import { beginSnapshot, listCounters, listMigrations, listTables, readRows, type Table } from './queries';

interface Source {
  readonly databaseUrl: string;
  readonly photoStore: PhotoStore;
}

/**
 * Writes the database, as it is at one moment, and the photos into a new folder, while everybody goes on working. The
 * folder gets its name when all is in it.
 */
export async function makeBackup(source: Source, folder: string, now: Date): Promise<Manifest> {
  if (await stat(folder).catch(() => null)) throw new Error(`There is something in ${folder} already.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(source, unfinished, now);
    await writeManifest(unfinished, manifest);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The photos are brought twice. Those that the rows of the snapshot show were there before it, or are so new that
 * nothing sweeps them away before the second time.
 */
async function fill(source: Source, folder: string, now: Date): Promise<Manifest> {
  const media = join(folder, 'media');
  const [newest] = await listBackups(dirname(folder));
  const copyPhotos = () =>
    copyPhotosOut(source.photoStore, media, newest ? join(newest.folder, 'media') : null);
  await copyPhotos();
  const session = await openSession(source.databaseUrl);
  try {
    await beginSnapshot(session);
    const migrations = await listMigrations(session);
    const tables: Manifest['tables'] = [];
    let bytes = 0;
    for (const table of await listTables(session)) {
      const written = await writeTable(session, table, tableFile(folder, table.name));
      tables.push({ ...table, columns: [...table.columns], rows: written.rows, sha256: written.sha256 });
      bytes += written.bytes;
    }
    // Numbers are given without regard to transactions, so these are at least as far as the rows.
    const counters = await listCounters(session);
    await copyPhotos();
    const copied = await countPhotos(media);
    return {
      format: 1,
      made_at: now.toISOString(),
      migrations,
      tables,
      counters,
      photos: copied.photos,
      bytes: bytes + copied.bytes,
    };
  } finally {
    await session.close();
  }
}

async function writeTable(session: Session, table: Table, file: string) {
  const count = { rows: 0 };
  const hash = createHash('sha256');
  await pipeline(
    readRows(session, table),
    countLines(count),
    createGzip({ level: 4 }),
    hashing(hash),
    createWriteStream(file, { mode: 0o600 }),
  );
  return { rows: count.rows, sha256: hash.digest('hex'), bytes: (await stat(file)).size };
}

const newline = 10;

/** A row is a line: line ends inside of texts are written as \n. */
const countLines = (count: { rows: number }): Transform =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) count.rows += 1;
      done(null, chunk);
    },
  });

const hashing = (hash: Hash): Transform =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });

/** The name sorts by time and holds nothing that a file system refuses. */
export const folderName = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
