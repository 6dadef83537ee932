import { link, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoStore, Shelf } from '../photos/store';
import { severalAtATime } from '../system/several-at-a-time';

/** The shelves of a store, by the folders that hold their files in a backup and in a folder of photos. */
const shelves = [
  { name: 'public', mode: 0o755, of: (store: PhotoStore): Shelf => store },
  { name: 'private', mode: 0o700, of: (store: PhotoStore): Shelf => store.private },
] as const;

/** A bucket answers many at once as quickly as one. */
const atATime = 8;

export interface Copied {
  readonly photos: number;
  readonly bytes: number;
}

/**
 * Brings the files that are not there yet from the store to a folder. Files never change, so those that an earlier
 * backup has get a second name, where that is on the same disk.
 */
export async function copyPhotosOut(store: PhotoStore, to: string, earlier: string | null): Promise<void> {
  for (const { name, mode, of } of shelves) {
    await mkdir(join(to, name), { recursive: true, mode });
    const have = new Set(await readdir(join(to, name)));
    const bring = async (file: string) => {
      const copy = join(to, name, file);
      if (earlier && (await isLinked(join(earlier, name, file), copy))) return;
      // Not there: somebody has deleted the photo while the backup was being made.
      await of(store).copyTo(file, copy);
    };
    for await (const files of of(store).names())
      await severalAtATime(
        atATime,
        files.filter((file) => !have.has(file)),
        bring,
      );
  }
}

/** Puts the files of a folder into the store, without those that are there already. */
export async function copyPhotosIn(from: string, store: PhotoStore): Promise<number> {
  let brought = 0;
  for (const { name, of } of shelves) {
    const have = new Set<string>();
    for await (const files of of(store).names()) for (const file of files) have.add(file);
    const missing = (await filesIn(join(from, name))).filter((file) => !have.has(file));
    await severalAtATime(atATime, missing, (file) => of(store).putFile(file, join(from, name, file)));
    brought += missing.length;
  }
  return brought;
}

export async function countPhotos(folder: string): Promise<Copied> {
  let photos = 0;
  let bytes = 0;
  for (const { name } of shelves)
    for (const file of await filesIn(join(folder, name))) {
      photos += 1;
      bytes += (await stat(join(folder, name, file))).size;
    }
  return { photos, bytes };
}

const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const isLinked = (file: string, copy: string): Promise<boolean> =>
  link(file, copy).then(
    () => true,
    () => false,
  );
