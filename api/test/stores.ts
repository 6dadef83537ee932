import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPhotoBucket } from '../src/photos/bucket/bucket-store';
import { openPhotoFolder } from '../src/photos/folder-store';
import type { PhotoStore, Shelf } from '../src/photos/store';
import { systemClock } from '../src/system/clock';
import { startBucket } from './bucket';

export interface TestStore {
  readonly store: PhotoStore;
  /** Says of all files in it that they were written at this moment. */
  age(then: Date): Promise<void>;
  stop(): Promise<void>;
}

async function inFolder(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'aaspaas-media-'));
  return {
    store: await openPhotoFolder(folder),
    age: async (then) => {
      for (const part of ['public', 'private'])
        for (const name of await readdir(join(folder, part)))
          await utimes(join(folder, part, name), then, then);
    },
    stop: () => rm(folder, { recursive: true }),
  };
}

async function inBucket(): Promise<TestStore> {
  const bucket = await startBucket();
  const folder = await mkdtemp(join(tmpdir(), 'aaspaas-media-'));
  return {
    store: await openPhotoBucket(bucket.settings, { folder, clock: systemClock }),
    age: bucket.age,
    stop: async () => {
      await bucket.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** For tests that hold for every store of photos. */
export const everyStore = [
  ['a folder', inFolder],
  ['a bucket', inBucket],
] as const;

export async function namesOn(shelf: Shelf): Promise<string[]> {
  const all: string[] = [];
  for await (const names of shelf.names()) all.push(...names);
  return all.toSorted((one, other) => one.localeCompare(other));
}
