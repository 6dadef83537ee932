import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

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
