import { statfs } from 'node:fs/promises';
import { Failure } from '@aaspaas/contract/failure';

export interface Space {
  readonly freeBytes: number;
  readonly wholeBytes: number;
}

export async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, wholeBytes: blocks * bsize };
}

const gibibyte = 1024 ** 3;

/** Kept free for the database, which is on the same disk and matters more than uploads. */
const reserveOf = ({ wholeBytes }: Space): number =>
  Math.max(gibibyte, Math.min(wholeBytes / 20, 10 * gibibyte));

/** Whether this many bytes more would use up what is kept free for the database. */
export const isFull = (space: Space, moreBytes = 0): boolean =>
  space.freeBytes - moreBytes < reserveOf(space);

/** True early enough for the operator to do something about it. */
export const isNearlyFull = (space: Space): boolean => isFull(space, reserveOf(space));

/** Error codes of the file system and of PostgreSQL for a full disk. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

export const diskFull = (): Failure =>
  new Failure('busy', 'Our storage is full right now. Please try again later.', { retryAfterSeconds: 600 });
