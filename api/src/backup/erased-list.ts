import * as v from 'valibot';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Listener } from '../db/listen';
import type { Db } from '../db/open';
import { repeat, type Job } from '../system/repeat';
import { type Erased, erasedShape, forgetErased, listErased } from './erased-queries';

const hourMs = 60 * 60_000;
/** A month more than the oldest backup that is kept. */
const keptMs = 400 * 24 * hourMs;

const fileIn = (backupDir: string): string => join(backupDir, 'erased.json');

/** Who was erased, by the list beside the backups. Null: there is none. */
export async function readErasedList(backupDir: string): Promise<Erased[] | null> {
  const text = await readFile(fileIn(backupDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : v.parse(v.array(erasedShape), JSON.parse(text));
}

/**
 * Adds to the list whom the database knows to be erased. Who is only on the list stays there: the database may be one
 * that was restored. At null nobody is forgotten.
 */
export async function writeErasedList(db: Db, backupDir: string, now: Date | null): Promise<void> {
  const before = new Date(now ? now.getTime() - keptMs : 0);
  await forgetErased(db, before);
  const listed = (await readErasedList(backupDir)) ?? [];
  const all = new Map([...listed, ...(await listErased(db))].map((each) => [keyOf(each), each]));
  const kept = [...all.values()].filter(({ erased_at }) => new Date(erased_at) >= before);
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const unfinished = `${fileIn(backupDir)}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify(kept, null, 1)}\n`, { mode: 0o600 });
  await rename(unfinished, fileIn(backupDir));
}

const keyOf = ({ account_id, made_at }: Erased): string => `${account_id} ${made_at}`;

interface ListParts {
  readonly database: Db;
  readonly backupDir: string;
  /** By which they may be forgotten; null: not in this round. */
  readonly moment: () => Promise<Date | null>;
  readonly listener: Pick<Listener, 'on'>;
}

/** As soon as somebody is erased, and every hour. */
export function startListingErased(parts: ListParts, report: (error: unknown) => void): Job {
  const { database, backupDir, moment, listener } = parts;
  const work = async () => {
    // Who was erased just now is listed whatever the clock says.
    await writeErasedList(database, backupDir, null);
    const now = await moment();
    if (now) await writeErasedList(database, backupDir, now);
  };
  const listing = repeat(hourMs, work, report);
  listener.on('erased', () => void listing.runOnce());
  return listing;
}
