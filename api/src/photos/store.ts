import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Space, spaceOf } from '../system/disk';

export interface StoredFile {
  readonly name: string;
  readonly writtenAt: Date;
}

/** A folder of files. Their names are hashes, so a file never changes. */
export interface Shelf {
  put(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  find(name: string): Promise<StoredFile | null>;
  names(): Promise<string[]>;
}

/** The files of all photos. What is put here directly is public; `private` is for the rest. */
export interface PhotoStore extends Shelf {
  /** Licences: never served as files, only by a call that checks who asks. */
  readonly private: Shelf;
  /** The folder that the server serves files from. */
  readonly publicFolder: string;
  /** For uploads. On the same disk, so that a file can be renamed out of it. */
  readonly temporaryFolder: string;
  /** How much of the disk is free. */
  space(): Promise<Space>;
}

export async function openPhotoStore(folder: string): Promise<PhotoStore> {
  const publicFolder = join(folder, 'public');
  const privateFolder = join(folder, 'private');
  const temporaryFolder = join(folder, 'tmp');
  await mkdir(publicFolder, { recursive: true });
  await mkdir(privateFolder, { recursive: true, mode: 0o700 });
  await mkdir(temporaryFolder, { recursive: true, mode: 0o700 });
  return {
    ...openShelf(publicFolder, temporaryFolder),
    private: openShelf(privateFolder, temporaryFolder),
    publicFolder,
    temporaryFolder,
    space: () => spaceOf(folder),
  };
}

function openShelf(folder: string, temporaryFolder: string): Shelf {
  return {
    put: (name, bytes) => writeAtomically(folder, name, bytes, temporaryFolder),
    remove: (name) => rm(join(folder, name), { force: true }),
    read: (name) => unlessMissing(readFile(join(folder, name))),
    find: async (name) => {
      const found = await unlessMissing(stat(join(folder, name)));
      return found && { name, writtenAt: found.mtime };
    },
    names: () => readdir(folder),
  };
}

/** After a power cut the file is either complete or not there: temporary file, sync, rename, sync of the folder. */
async function writeAtomically(folder: string, name: string, bytes: Buffer, temporaryFolder: string) {
  const temporary = join(temporaryFolder, `${name}.${randomUUID()}.part`);
  try {
    await withOpen(temporary, 'wx', async (file) => {
      await file.writeFile(bytes);
      await file.sync();
    });
    await rename(temporary, join(folder, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await withOpen(folder, 'r', (directory) => directory.sync());
}

async function withOpen(path: string, flags: string, work: (file: FileHandle) => Promise<void>) {
  const file = await open(path, flags);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
