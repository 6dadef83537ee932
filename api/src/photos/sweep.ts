import { rm, stat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { every, type Job } from '../system/every';
import { forgetUnused, holdOffUploads, knownHashes } from './queries';
import type { MediaStore, Shelf } from './store';

interface Swept {
  readonly db: Db;
  readonly media: MediaStore;
  readonly clock: Clock;
}

const hourMs = 3_600_000;
/** What is younger may still be on its way into a form that somebody is filling in. */
const graceMs = 48 * hourMs;

/** A form follows its photos within minutes, and no request lasts longer. */
const unfinishedMs = 2 * hourMs;
const minuteMs = 60_000;

/** In every process: what one has swept the next does not find. */
export function startSweeping(swept: Swept, report: (error: unknown) => void): Pick<Job, 'stop'> {
  const pictures = every(hourMs, () => sweep(swept), report);
  const unfinished = every(10 * minuteMs, () => sweepUnfinished(swept), report);
  return { stop: async () => void (await Promise.all([pictures.stop(), unfinished.stop()])) };
}

/** Removes pictures that nothing refers to, and files that no picture refers to. */
export async function sweep({ db, media, clock }: Swept): Promise<void> {
  const before = new Date(clock.now().getTime() - graceMs);
  await forgetUnused(db, before);
  await sweepShelf(db, media, false, before);
  await sweepShelf(db, media.private, true, before);
  await sweepUnfinished({ media, clock });
}

/** As many files as are looked at while uploads wait. */
const batchSize = 200;

async function sweepShelf(db: Db, shelf: Shelf, isPrivate: boolean, before: Date): Promise<void> {
  const names = await shelf.names();
  for (let start = 0; start < names.length; start += batchSize) {
    const batch = names.slice(start, start + batchSize);
    await db.transaction((tx) => sweepBatch(tx, shelf, batch, isPrivate, before));
  }
}

async function sweepBatch(tx: Db, shelf: Shelf, names: readonly string[], isPrivate: boolean, before: Date) {
  const strays = await withoutRow(tx, names, isPrivate);
  if (strays.length === 0) return;
  // Looked at again with uploads held off: the same picture may have been sent this very moment.
  await holdOffUploads(tx);
  for (const name of await withoutRow(tx, strays, isPrivate)) {
    const file = await shelf.find(name);
    if (file && file.writtenAt < before) await shelf.remove(name);
  }
}

async function withoutRow(tx: Db, names: readonly string[], isPrivate: boolean): Promise<string[]> {
  const known = await knownHashes(tx, names.map(hashIn), isPrivate);
  return names.filter((name) => !known.has(hashIn(name)));
}

const hashIn = (name: string): string => name.replace(/-.*$/, '');

/** Photos that no form called for, and what a process that died in the middle of an upload left behind. */
export async function sweepUnfinished({ media, clock }: Pick<Swept, 'media' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - unfinishedMs);
  for (const name of await readdir(media.temporaryFolder)) {
    const path = join(media.temporaryFolder, name);
    // Requests that end meanwhile take their own files away.
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
