import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Closes secrets before they go into the database, with a key that is not in it. */
export interface Seal {
  /** `about` says whose secret it is: moved to another row, it does not open. */
  close(secret: Buffer, about: string): Buffer;
  /** Null if it was closed with another key, or for something else. */
  open(sealed: Buffer, about: string): Buffer | null;
  /** For what is only compared, never read. */
  hash(secret: string, about: string): Buffer;
}

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export function openSeal(key: Buffer): Seal {
  const closing = keyFor(key, 'seal');
  const hashing = keyFor(key, 'hash');
  return {
    close(secret, about) {
      const iv = randomBytes(ivBytes);
      const closer = createCipheriv(cipher, closing, iv, { authTagLength: tagBytes }).setAAD(
        Buffer.from(about),
      );
      return Buffer.concat([iv, closer.update(secret), closer.final(), closer.getAuthTag()]);
    },
    open(sealed, about) {
      const iv = sealed.subarray(0, ivBytes);
      const opener = createDecipheriv(cipher, closing, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(-tagBytes));
      try {
        return Buffer.concat([opener.update(sealed.subarray(ivBytes, -tagBytes)), opener.final()]);
      } catch {
        return null;
      }
    },
    hash: (secret, about) => createHmac('sha256', hashing).update(`${about} ${secret}`).digest(),
  };
}

/** One key for each purpose, so that what is found out about one says nothing about the other. */
const keyFor = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `aaspaas ${purpose}`, 32));

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
