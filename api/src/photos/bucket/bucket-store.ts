import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../system/clock';
import { spaceOf } from '../../system/disk';
import type { PhotoStore } from '../store';
import { openBucketShelf } from './bucket-shelf';
import type { BucketSettings } from './bucket-url';
import { openPhotoCache } from './photo-cache';

interface Here {
  /** Of this machine: for uploads, and for photos that visitors asked for lately. */
  readonly folder: string;
  readonly clock: Clock;
}

/** Photos in a bucket, which nobody reads but this server and others like it. */
export async function openPhotoBucket(settings: BucketSettings, here: Here): Promise<PhotoStore> {
  const publicFolder = join(here.folder, 'cache');
  const temporaryFolder = join(here.folder, 'tmp');
  await mkdir(publicFolder, { recursive: true });
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  const shelf = openBucketShelf(settings, 'public/');
  const cache = openPhotoCache({ shelf, folder: publicFolder, temporaryFolder, clock: here.clock });
  return {
    ...shelf,
    remove: async (name) => {
      await shelf.remove(name);
      await cache.forget(name);
    },
    private: openBucketShelf(settings, 'private/'),
    ahead: openBucketShelf(settings, 'ahead/'),
    publicFolder,
    bring: cache.bring,
    temporaryFolder,
    space: () => spaceOf(here.folder),
  };
}
