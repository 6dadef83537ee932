import { join } from 'node:path';
import type { Clock } from '../system/clock';
import { BucketAway } from './bucket/bucket-away';
import { openPhotoBucket } from './bucket/bucket-store';
import type { BucketSettings } from './bucket/bucket-url';
import { openPhotoFolder } from './folder-store';
import type { PhotoStore, Shelf } from './store';

interface Where {
  readonly dataDir: string;
  /** Null: photos are in the data folder. */
  readonly bucket: BucketSettings | null;
}

export const mediaFolderIn = (dataDir: string): string => join(dataDir, 'media');

/** Throws when the bucket refuses us, which will not mend itself. One that is merely away may come back. */
export async function openPhotoStore({ dataDir, bucket }: Where, clock: Clock): Promise<PhotoStore> {
  const folder = mediaFolderIn(dataDir);
  if (!bucket) return openPhotoFolder(folder);
  const store = await openPhotoBucket(bucket, { folder, clock });
  await firstNames(store.private).catch((error: unknown) => {
    if (!(error instanceof BucketAway) || (error.status !== null && error.status < 500)) throw error;
  });
  return store;
}

const firstNames = (shelf: Shelf) => shelf.names()[Symbol.asyncIterator]().next();
