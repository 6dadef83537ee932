import { mkdir, open, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';

/** Where pictures live. Names are hashes, so a file never changes once it is there. */
export interface MediaStore {
  put(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** The folder that the server may hand out files from. */
  readonly publicFolder: string;
}

export async function openFolderStore(folder: string): Promise<MediaStore> {
  const publicFolder = join(folder, 'public');
  await mkdir(publicFolder, { recursive: true });
  return {
    publicFolder,
    put: (name, bytes) => writeAtomically(join(publicFolder, name), bytes),
    remove: (name) => rm(join(publicFolder, name), { force: true }),
  };
}

/** After a power cut the file is either whole or not there: temp file, sync, rename, sync the folder. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.part`;
  const file = await open(temporary, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}
