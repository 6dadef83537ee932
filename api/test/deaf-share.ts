import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/**
 * How much of its time a work kept the server deaf to everybody else at one stretch: from 0 to 1. A share, and the
 * best of three, because on a busy machine milliseconds tell of others.
 */
export async function deafShare(work: () => Promise<unknown>): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < 3; round++) shares.push(await shareOf(work));
  return Math.min(...shares);
}

async function shareOf(work: () => Promise<unknown>): Promise<number> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  // It measures from one tick to the next, so it needs one before and one behind.
  await setTimeout(3);
  const before = performance.now();
  await work();
  const whole = performance.now() - before;
  await setTimeout(3);
  loop.disable();
  return loop.max / 1e6 / whole;
}
