import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { developPicture, type Picture, type PictureSettings } from './develop';
import { fileName, holdPicture } from './held-photos';
import { holdOffSweep, type MediaRow, recordMedia } from './queries';
import type { MediaStore, Shelf } from './store';
import type { Upload } from './upload';

interface Keeper {
  readonly db: Db;
  readonly media: MediaStore;
  readonly clock: Clock;
  /** Whose turn it takes. */
  readonly sender?: string;
  /** Whoever gives this has the pictures of a refused call taken away again. */
  atEnd?(work: (isRefused: boolean) => Promise<void>): void;
}

interface KeepSettings extends PictureSettings {
  /** The field of the form's rules under which is said what is wrong with one of several pictures, and with which. */
  readonly field?: string;
}

/**
 * Makes pictures of what was uploaded and keeps them; what is not a picture is refused with a sentence. Call it
 * before the transaction that refers to the rows: decoding takes seconds, and no transaction should wait for it.
 */
export async function keepImages(
  keeper: Keeper,
  uploads: readonly Upload[],
  settings: KeepSettings = {},
): Promise<MediaRow[]> {
  const { db, media, clock, sender = '' } = keeper;
  const isPrivate = settings.isPrivate ?? false;
  const shelf = isPrivate ? media.private : media;
  const rows: MediaRow[] = [];
  // One after the other: a registration with ten pictures shares the server with everyone else.
  for (const [index, { path }] of uploads.entries()) {
    const picture = await developPicture(path, { ...settings, sender }).catch(
      naming(settings.field, index + 1),
    );
    const { hash, width, height } = picture;
    const row = { hash, width, height, is_private: isPrivate };
    const hold = holdPicture({ db, shelf, isPrivate }, hash);
    keeper.atEnd?.((isRefused) => hold.leave(isRefused));
    rows.push(hold.record(await db.transaction((tx) => keep(tx, shelf, picture, row, clock.now()))));
  }
  return rows;
}

const naming = (field: string | undefined, place: number) => (error: unknown) => {
  if (!field || !(error instanceof Failure)) throw error;
  throw new Failure(error.kind, error.message, { fields: { [field]: `Image ${place}: ${error.message}` } });
};

/** The files first, then the row: what is in the database is always on the disk. */
async function keep(tx: Db, shelf: Shelf, picture: Picture, row: MediaRow, now: Date) {
  await holdOffSweep(tx);
  for (const { width, bytes } of picture.files) await shelf.put(fileName(picture.hash, width), bytes);
  return recordMedia(tx, row, now);
}
