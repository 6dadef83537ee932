import { Failure, refusal } from '@aaspaas/contract/failure';
import { Said, says } from '@aaspaas/contract/says';
import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { developPhoto, type DevelopedPhoto, type PhotoSettings } from './develop';
import { fileName, holdPhoto } from './held-photos';
import { holdOffSweep, type PhotoRow, recordPhoto } from './queries';
import type { PhotoStore, Shelf } from './store';
import type { Upload } from './upload';

interface Keeper {
  readonly db: Db;
  readonly photoStore: PhotoStore;
  readonly clock: Clock;
  /** Whose work this is: senders take turns. */
  readonly sender?: string;
  /** Runs the work when the call has ended. Where it is given, the photos of a call that failed are removed again. */
  atEnd?(work: (hasFailed: boolean) => Promise<void>): void;
}

interface KeepSettings extends PhotoSettings {
  /** The form field that a failure is shown under, with the number of the photo that is wrong. */
  readonly field?: string;
}

/**
 * Develops uploaded photos and stores them, or throws a failure for a file that is no photo. Call it before the
 * transaction that refers to the rows: decoding takes seconds, and no transaction should wait for it.
 */
export async function keepPhotos(
  keeper: Keeper,
  uploads: readonly Upload[],
  settings: KeepSettings = {},
): Promise<PhotoRow[]> {
  const { db, photoStore, clock, sender = '' } = keeper;
  const isPrivate = settings.isPrivate ?? false;
  const shelf = isPrivate ? photoStore.private : photoStore;
  const rows: PhotoRow[] = [];
  // One after the other, because a registration with ten photos must leave room for other people's calls.
  for (const [index, { path }] of uploads.entries()) {
    const photo = await developPhoto(path, { ...settings, sender }).catch(naming(settings.field, index + 1));
    const { hash, width, height } = photo;
    const row = { hash, width, height, is_private: isPrivate };
    const hold = holdPhoto({ db, shelf, isPrivate }, hash);
    keeper.atEnd?.((hasFailed) => hold.leave(hasFailed));
    rows.push(hold.record(await keep(db, shelf, photo, row, clock.now())));
  }
  return rows;
}

const naming = (field: string | undefined, number: number) => (error: unknown) => {
  if (!field || !(error instanceof Failure)) throw error;
  const what = typeof error.says === 'string' ? new Said(error.says, {}) : error.says;
  throw refusal(error.kind, { [field]: says('Image {n}: {what}', { n: number, what }) }, error.says);
};

/**
 * First the files, then the row, so that every row in the database has its files. They are stored before the
 * transaction, because no connection should wait for a store that is slow.
 */
async function keep(db: Db, shelf: Shelf, photo: DevelopedPhoto, row: PhotoRow, now: Date) {
  await putFiles(shelf, photo, photo.files);
  return db.transaction(async (tx) => {
    await holdOffSweep(tx);
    // Those of the same photo that nobody showed any more may have been swept just now, and these with them.
    const found = await Promise.all(photo.files.map(({ width }) => shelf.find(fileName(photo.hash, width))));
    await putFiles(
      shelf,
      photo,
      photo.files.filter((_, index) => !found[index]),
    );
    return recordPhoto(tx, row, now);
  });
}

async function putFiles(
  shelf: Shelf,
  { hash }: DevelopedPhoto,
  files: DevelopedPhoto['files'],
): Promise<void> {
  await Promise.all(files.map(({ width, bytes }) => shelf.put(fileName(hash, width), bytes)));
}
