import { availableParallelism, totalmem } from 'node:os';

/** A process for each core, up to four; fewer where the memory is small. */
export function usualWorkers(cores = availableParallelism(), memoryBytes = memoryOf()): number {
  return Math.max(1, Math.min(cores, 4, Math.floor(memoryBytes / memoryOfWorker)));
}

/** A busy process with its share of the database's memory, and room for the photos that it is sent. */
const memoryOfWorker = 512 * 1024 ** 2;

/** A container may have less than its machine. */
const memoryOf = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);
