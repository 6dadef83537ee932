import { totalmem } from 'node:os';

const megabyte = 1024 ** 2;
const least = 48;
/** What a million listings are searched by fits into it, nearly. */
const most = 1024;

/**
 * How much the database keeps of what was read last, in megabytes: little on a small machine, where Node needs the rest.
 * Memory that is never used is never taken.
 */
export const megabytesToKeep = (memory: number): number =>
  Math.min(most, Math.max(least, Math.floor(memory / 16 / megabyte)));

/** In a container its limit counts. */
export const memoryOfMachine = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);
