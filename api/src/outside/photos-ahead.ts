import { link, readFile, rename, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@aaspaas/contract/failure';
import { readReceipt, receiptBytes, sendPhotoAgain } from '@aaspaas/contract/photo-receipt';
import type { Upload } from './upload';

/** The database lives on the same disk, and comes first. */
const spareBytes = 1024 ** 3;

/** Keeps a file for a form that is still to come. Those that nobody calls for are swept like all unfinished uploads. */
export async function setAside(folder: string, { path, sha256 }: Upload, free = freeBytes): Promise<void> {
  if ((await free(folder)) < spareBytes) throw new Failure('busy', 'Server error. Please try again later.');
  await rename(path, aside(folder, sha256));
}

/** A receipt becomes the file that it stands for, under a name of the form's own; every other file stays as it is. */
export async function bringBack(folder: string, upload: Upload, path: string): Promise<Upload> {
  const sha256 = await receiptIn(upload);
  if (!sha256) return upload;
  try {
    // Another name for the same bytes: the first may be swept meanwhile, or be called for once more.
    await link(aside(folder, sha256), path);
  } catch (error) {
    throw isMissing(error) ? new Failure('invalid', sendPhotoAgain) : error;
  }
  return { path, sha256, bytes: (await stat(path)).size };
}

const aside = (folder: string, sha256: string): string => join(folder, `ahead-${sha256}`);

const receiptIn = async ({ path, bytes }: Upload): Promise<string | null> =>
  bytes === receiptBytes ? readReceipt(await readFile(path, 'latin1')) : null;

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
