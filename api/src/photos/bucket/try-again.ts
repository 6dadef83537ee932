import { setTimeout } from 'node:timers/promises';
import { BucketAway } from './bucket-away';

const pausesMs = [100, 500] as const;

/** Does the work up to three times. Who was refused, or has waited until the end, does not ask again. */
export async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error)) throw error;
      await setTimeout(pauseMs);
    }
  }
  return work();
}

const isWorthIt = (error: unknown): boolean =>
  error instanceof BucketAway && !error.isTimeout && (error.status === null || error.status >= 500);
