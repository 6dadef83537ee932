import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keyBytes = 32;

/**
 * The key that seals secrets: the operator's own, or one that is made once and kept in a file that only the server's
 * user can read. It is not in the database, so a copy of the database alone opens nothing.
 */
export async function readSealKey(env: {
  readonly sealKey: Buffer | null;
  readonly dataDir: string;
}): Promise<Buffer> {
  if (env.sealKey) return env.sealKey;
  const file = join(env.dataDir, 'seal.key');
  const key = (await readKey(file)) ?? (await makeKey(file));
  if (key.length === keyBytes) return key;
  throw new Error(`${file} is damaged. Put it back from a backup.`);
}

async function makeKey(file: string): Promise<Buffer> {
  await mkdir(join(file, '..'), { recursive: true });
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, `${randomBytes(keyBytes).toString('hex')}\n`, { mode: 0o600 });
  // A link is made whole or not at all, and never over a key that another process was faster to make.
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return (await readKey(file)) ?? Buffer.alloc(0);
}

async function readKey(file: string): Promise<Buffer | null> {
  try {
    return Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
