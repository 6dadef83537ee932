import { createHash, randomBytes } from 'node:crypto';

/** Only the hash is stored, so a stolen database opens no session. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 random bits, which nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');
