import {
  constants,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { spaceOf } from '../system/disk';
import { slicesOf } from '../system/several-at-a-time';
import type { PhotoStore, Shelf } from './store';

/** Photos in a folder of this machine. */
export async function openPhotoFolder(folder: string): Promise<PhotoStore> {
  const publicFolder = join(folder, 'public');
  const privateFolder = join(folder, 'private');
  const temporaryFolder = join(folder, 'tmp');
  await mkdir(publicFolder, { recursive: true });
  await mkdir(privateFolder, { recursive: true, mode: 0o700 });
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  return {
    ...openShelf(publicFolder, temporaryFolder),
    private: openShelf(privateFolder, temporaryFolder),
    ahead: null,
    publicFolder,
    bring: async () => {},
    temporaryFolder,
    space: () => spaceOf(folder),
  };
}

const namesAtOnce = 1000;

function openShelf(folder: string, temporaryFolder: string): Shelf {
  const withTemporary = (name: string, write: (temporary: string) => Promise<void>) =>
    writeAtomically(folder, name, join(temporaryFolder, `${name}.${randomUUID()}.part`), write);
  return {
    put: (name, bytes) => withTemporary(name, (temporary) => writeFile(temporary, bytes, { flag: 'wx' })),
    putFile: (name, path) => withTemporary(name, (temporary) => linkOrCopy(path, temporary)),
    remove: (name) => rm(join(folder, name), { force: true }),
    read: (name) => unlessMissing(readFile(join(folder, name))),
    copyTo: async (name, path) =>
      (await unlessMissing(linkOrCopy(join(folder, name), path).then(() => true))) ?? false,
    find: async (name) => {
      const found = await unlessMissing(stat(join(folder, name)));
      return found && { name, writtenAt: found.mtime };
    },
    names: async function* names() {
      yield* slicesOf(await readdir(folder), namesAtOnce);
    },
  };
}

/** After a power cut the file is either complete or not there: temporary file, sync, rename, sync of the folder. */
async function writeAtomically(
  folder: string,
  name: string,
  temporary: string,
  write: (temporary: string) => Promise<void>,
) {
  try {
    await write(temporary);
    await sync(temporary);
    await rename(temporary, join(folder, name));
  } finally {
    // A second name for the file that is there already is not renamed either.
    await rm(temporary, { force: true });
  }
  await sync(folder);
}

/** On one disk a second name for the same file is enough, because files never change. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL));
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
