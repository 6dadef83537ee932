import { rm, stat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { every, type Job } from '../system/every';
import { forgetUnused, holdOffUploads, knownHashes } from './queries';
import type { PhotoStore, Shelf } from './store';

interface Swept {
  readonly db: Db;
  readonly photoStore: PhotoStore;
  readonly clock: Clock;
}

const hourMs = 3_600_000;
/** Younger photos may belong to a form that somebody is still filling in. */
const graceMs = 48 * hourMs;

/** No request lasts this long, and a form follows the photos that were sent ahead within minutes. */
const unfinishedMs = 2 * hourMs;
const minuteMs = 60_000;

/** In every process; what one has removed the next does not find. */
export const startSweeping = (swept: Swept, report: (error: unknown) => void): Job =>
  every(hourMs, () => sweep(swept), report);

export const startSweepingUnfinished = (swept: Swept, report: (error: unknown) => void): Job =>
  every(10 * minuteMs, () => sweepUnfinished(swept), report);

/** Removes photos that nothing refers to, and files without a photo. */
export async function sweep({ db, photoStore, clock }: Swept): Promise<void> {
  const before = new Date(clock.now().getTime() - graceMs);
  await forgetUnused(db, before);
  await sweepShelf(db, photoStore, false, before);
  await sweepShelf(db, photoStore.private, true, before);
  await sweepUnfinished({ photoStore, clock });
}

/** How many files are checked at a time; uploads have to wait meanwhile. */
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
  // Checked again while uploads are held off, because the same photo may have been sent at this moment.
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

/** Removes photos whose form never came, and what a process that died during an upload left behind. */
export async function sweepUnfinished({
  photoStore,
  clock,
}: Pick<Swept, 'photoStore' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - unfinishedMs);
  for (const name of await readdir(photoStore.temporaryFolder)) {
    const path = join(photoStore.temporaryFolder, name);
    // A request that ends meanwhile removes its own files.
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true });
  }
}
