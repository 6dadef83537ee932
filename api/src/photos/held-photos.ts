import { type MadeWidth, madeWidths, type PhotoWidth, photoWidths } from '@aaspaas/contract/photos/media';
import type { Db } from '../db/open';
import { forgetIfUnused, holdOffUploads, knownHashes, type PhotoRow, type RecordedPhoto } from './queries';
import type { Shelf } from './store';

interface Home {
  readonly db: Db;
  readonly shelf: Shelf;
  readonly isPrivate: boolean;
}

export interface HeldPhoto {
  record(recorded: RecordedPhoto): PhotoRow;
  leave(hasFailed: boolean): Promise<void>;
}

/** One entry for all calls of this process that are storing the same photo. */
interface Entry {
  calls: number;
  isNew: boolean;
  version: string;
}

const entries = new Map<string, Entry>();

/**
 * Held from before a call stores a photo until the call has ended. When the last call that sent the photo failed and
 * nothing refers to it, the photo is removed at once. One that was there before, or that another process stored too, is
 * left to the sweep.
 */
export function holdPhoto(home: Home, hash: string): HeldPhoto {
  const entry = entries.get(hash) ?? { calls: 0, isNew: false, version: '' };
  entries.set(hash, entry);
  entry.calls += 1;
  return {
    record({ version, is_new, ...row }) {
      entry.version = version;
      entry.isNew ||= is_new;
      return row;
    },
    async leave(hasFailed) {
      entry.calls -= 1;
      if (entry.calls > 0) return;
      entries.delete(hash);
      if (hasFailed && entry.isNew) await takeAway(home, hash, entry.version);
    },
  };
}

/** First the row, then the files, so that every row in the database has its files. */
async function takeAway({ db, shelf, isPrivate }: Home, hash: string, version: string): Promise<void> {
  if ((await forgetIfUnused(db, hash, version)) === 0) return;
  await db.transaction(async (tx) => {
    await holdOffUploads(tx);
    // The same photo may have been sent again at this moment.
    if ((await knownHashes(tx, [hash], isPrivate)).size > 0) return;
    for (const width of [...photoWidths, ...madeWidths]) await shelf.remove(fileName(hash, width));
  });
}

export const fileName = (hash: string, width: PhotoWidth | MadeWidth): string => `${hash}-${width}.webp`;

export const hashIn = (name: string): string => name.replace(/-.*$/, '');
