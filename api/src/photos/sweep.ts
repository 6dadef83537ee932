import { rm, stat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { repeat, type Job } from '../system/repeat';
import { severalAtATime, slicesOf } from '../system/several-at-a-time';
import { hashIn } from './held-photos';
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

interface SweepingJob extends Swept {
  /** Null: no photo is removed in this round, because the clock may be wrong. */
  readonly moment: () => Promise<Date | null>;
}

/** What one process has removed the next does not find. */
export const startSweeping = (job: SweepingJob, report: (error: unknown) => void): Job =>
  repeat(hourMs, async () => void ((await job.moment()) && (await sweep(job))), report);

export const startSweepingUnfinished = (job: SweepingJob, report: (error: unknown) => void): Job =>
  repeat(10 * minuteMs, async () => void ((await job.moment()) && (await sweepUnfinished(job))), report);

/** Removes photos that nothing refers to, and files without a photo. */
export async function sweep({ db, photoStore, clock }: Swept): Promise<void> {
  const before = new Date(clock.now().getTime() - graceMs);
  await forgetUnused(db, before);
  await sweepShelf(db, photoStore, false, before);
  await sweepShelf(db, photoStore.private, true, before);
  await sweepUnfinished({ photoStore, clock });
}

/** How many files are removed at a time; uploads have to wait meanwhile. */
const batchSize = 50;

async function sweepShelf(db: Db, shelf: Shelf, isPrivate: boolean, before: Date): Promise<void> {
  for await (const names of shelf.names()) {
    const strays = await olderThan(before, shelf, await withoutRow(db, names, isPrivate));
    for (const batch of slicesOf(strays, batchSize))
      await db.transaction((tx) => removeStrays(tx, shelf, batch, isPrivate));
  }
}

/** Checked again while uploads are held off, because the same photo may have been sent at this moment. */
async function removeStrays(tx: Db, shelf: Shelf, strays: readonly string[], isPrivate: boolean) {
  await holdOffUploads(tx);
  for (const name of await withoutRow(tx, strays, isPrivate)) await shelf.remove(name);
}

async function withoutRow(db: Db, names: readonly string[], isPrivate: boolean): Promise<string[]> {
  const known = await knownHashes(db, names.map(hashIn), isPrivate);
  return names.filter((name) => !known.has(hashIn(name)));
}

async function olderThan(before: Date, shelf: Shelf, names: readonly string[]): Promise<string[]> {
  const files = await severalAtATime(findAtOnce, names, (name) => shelf.find(name));
  return files.flatMap((file) => (file && file.writtenAt < before ? [file.name] : []));
}

const findAtOnce = 8;

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
  const { ahead } = photoStore;
  if (!ahead) return;
  for await (const names of ahead.names())
    for (const name of await olderThan(before, ahead, names)) await ahead.remove(name);
}
