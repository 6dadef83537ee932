import { link, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@aaspaas/contract/failure';
import { readTicket, ticketBytes } from '@aaspaas/contract/photos/photo-ticket';
import type { PhotoStore } from './store';
import type { Upload } from './upload';

/** Where photos wait: in a folder of this machine and, where other machines may get the form, on a shelf for all. */
export type WaitingRoom = Pick<PhotoStore, 'temporaryFolder' | 'ahead'>;

/** Keeps a photo for a form that is still to come. If none comes it is swept like every unfinished upload. */
export async function stagePhoto(
  { temporaryFolder, ahead }: WaitingRoom,
  { path, sha256 }: Upload,
): Promise<void> {
  await ahead?.putFile(sha256, path);
  await rename(path, aside(temporaryFolder, sha256));
}

export async function throwAway({ temporaryFolder, ahead }: WaitingRoom, sha256: string): Promise<void> {
  await rm(aside(temporaryFolder, sha256), { force: true });
  await ahead?.remove(sha256);
}

export type KeptPhoto = Pick<Upload, 'sha256' | 'bytes'>;

/** The photos that wait for their form, oldest first. */
export async function keptAhead(folder: string): Promise<KeptPhoto[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(beginning));
  const found = await Promise.all(
    names.map(async (name) => {
      // The file may have been swept since the folder was read.
      const file = await stat(join(folder, name)).catch(() => null);
      return file ? [{ sha256: name.slice(beginning.length), bytes: file.size, at: file.mtimeMs }] : [];
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .map(({ sha256, bytes }) => ({ sha256, bytes }));
}

/** The message when a form brings the ticket of a photo that is no longer here. */
const sendPhotoAgain = 'A photo did not arrive whole. Please send it again.';

/**
 * Gives the photo that was sent ahead for its ticket, at a path of this form's own. Any other upload stays as it is.
 * `take` is told of bytes that were not on this machine yet.
 */
export async function resolveStagedPhoto(
  { temporaryFolder, ahead }: WaitingRoom,
  upload: Upload,
  path: string,
  take: (bytes: number) => Promise<void> = async () => {},
): Promise<Upload> {
  const sha256 = await ticketIn(upload);
  if (!sha256) return upload;
  if (await isLinked(aside(temporaryFolder, sha256), path))
    return { path, sha256, bytes: (await stat(path)).size };
  if (!(await ahead?.copyTo(sha256, path))) throw new Failure('gone', sendPhotoAgain);
  const { size } = await stat(path);
  await take(size);
  return { path, sha256, bytes: size };
}

/** A second name for the same bytes: the first may be swept meanwhile, or be needed by another try of the form. */
const isLinked = (file: string, path: string): Promise<boolean> =>
  link(file, path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

const beginning = 'ahead-';
const aside = (folder: string, sha256: string): string => join(folder, beginning + sha256);

const ticketIn = async ({ path, bytes }: Upload): Promise<string | null> =>
  bytes === ticketBytes ? readTicket(await readFile(path, 'latin1')) : null;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
