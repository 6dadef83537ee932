import { imageUrl, type ImageWidth, imageWidths } from '@aaspaas/contract/media';
import type { Db } from '../db/open';
import { forgetIfUnused, holdOffUploads, knownHashes, type MediaRow, type RecordedMedia } from './queries';
import type { Shelf } from './store';

interface Place {
  readonly db: Db;
  readonly shelf: Shelf;
  readonly isPrivate: boolean;
}

export interface HeldPicture {
  record(recorded: RecordedMedia): MediaRow;
  leave(isRefused: boolean): Promise<void>;
}

/** One entry for all calls of this process that are busy with the same picture. */
interface Entry {
  calls: number;
  isNew: boolean;
  version: string;
}

const entries = new Map<string, Entry>();

/**
 * From before a call puts a picture in place until the call has ended. When the last of those who sent it was refused,
 * and nobody shows it, it goes at once. One that was there before, or that another process has too, is for the sweep.
 */
export function holdPicture(place: Place, hash: string): HeldPicture {
  const entry = entries.get(hash) ?? { calls: 0, isNew: false, version: '' };
  entries.set(hash, entry);
  entry.calls += 1;
  return {
    record({ version, is_new, ...row }) {
      entry.version = version;
      entry.isNew ||= is_new;
      return row;
    },
    async leave(isRefused) {
      entry.calls -= 1;
      if (entry.calls > 0) return;
      entries.delete(hash);
      if (isRefused && entry.isNew) await takeAway(place, hash, entry.version);
    },
  };
}

/** The row first, then the files: what is in the database is always on the disk. */
async function takeAway({ db, shelf, isPrivate }: Place, hash: string, version: string): Promise<void> {
  if ((await forgetIfUnused(db, hash, version)) === 0) return;
  await db.transaction(async (tx) => {
    await holdOffUploads(tx);
    // The same picture may have been sent this very moment.
    if ((await knownHashes(tx, [hash], isPrivate)).size > 0) return;
    for (const width of imageWidths) await shelf.remove(fileName(hash, width));
  });
}

export const fileName = (hash: string, width: ImageWidth): string =>
  imageUrl(hash, width).replace(/^.*\//, '');
