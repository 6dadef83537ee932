import { link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@aaspaas/contract/failure';
import { readReceipt, receiptBytes } from '@aaspaas/contract/photo-receipt';
import type { Upload } from './upload';

/** Keeps a file for a form that is still to come. Those that nobody calls for are swept like all unfinished uploads. */
export const setAside = (folder: string, { path, sha256 }: Upload): Promise<void> =>
  rename(path, aside(folder, sha256));

export const throwAway = (folder: string, sha256: string): Promise<void> =>
  rm(aside(folder, sha256), { force: true });

export type KeptPhoto = Pick<Upload, 'sha256' | 'bytes'>;

/** All that wait for their form, oldest first. */
export async function keptAhead(folder: string): Promise<KeptPhoto[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(beginning));
  const found = await Promise.all(
    names.map(async (name) => {
      // Swept meanwhile.
      const file = await stat(join(folder, name)).catch(() => null);
      return file ? [{ sha256: name.slice(beginning.length), bytes: file.size, at: file.mtimeMs }] : [];
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .map(({ sha256, bytes }) => ({ sha256, bytes }));
}

/** The answer to the receipt of a photo that is no longer here. */
const sendPhotoAgain = 'A photo did not arrive whole. Please send it again.';

/** A receipt becomes the file that it stands for, under a name of the form's own; every other file stays as it is. */
export async function bringBack(folder: string, upload: Upload, path: string): Promise<Upload> {
  const sha256 = await receiptIn(upload);
  if (!sha256) return upload;
  try {
    // Another name for the same bytes: the first may be swept meanwhile, or be called for once more.
    await link(aside(folder, sha256), path);
  } catch (error) {
    throw isMissing(error) ? new Failure('gone', sendPhotoAgain) : error;
  }
  return { path, sha256, bytes: (await stat(path)).size };
}

const beginning = 'ahead-';
const aside = (folder: string, sha256: string): string => join(folder, beginning + sha256);

const receiptIn = async ({ path, bytes }: Upload): Promise<string | null> =>
  bytes === receiptBytes ? readReceipt(await readFile(path, 'latin1')) : null;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
