import { constants, copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Photos that everybody may see, and licences. */
const shelves = [
  { name: 'public', mode: 0o755 },
  { name: 'private', mode: 0o700 },
] as const;

export interface Copied {
  readonly photos: number;
  readonly bytes: number;
}

/**
 * Brings the files that are not there yet from one folder of photos to another. Their names are hashes and they never
 * change, so on one disk a second name for the same file is enough.
 */
export async function copyPhotos(from: string, to: string): Promise<void> {
  for (const { name, mode } of shelves) {
    await mkdir(join(to, name), { recursive: true, mode });
    const have = new Set(await readdir(join(to, name)));
    for (const file of await filesIn(join(from, name)))
      if (!have.has(file)) await bring(join(from, name, file), join(to, name, file));
  }
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

async function bring(file: string, copy: string): Promise<void> {
  try {
    await link(file, copy).catch(() => copyFile(file, copy, constants.COPYFILE_EXCL));
  } catch (error) {
    // Somebody has deleted the photo while the backup was being made.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
