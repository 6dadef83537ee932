import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/**
 * The longest time for which some work blocked the event loop without a pause, as a share of its whole time (0 to 1).
 * A share and the best of three, because milliseconds on a busy machine depend on other processes.
 */
export async function blockedShare(work: () => Promise<unknown>): Promise<number> {
  const shares: number[] = [];
  for (let round = 0; round < 3; round++) shares.push(await shareOf(work));
  return Math.min(...shares);
}

async function shareOf(work: () => Promise<unknown>): Promise<number> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  // The monitor measures from one tick to the next, so it needs a tick before and one after the work.
  await setTimeout(3);
  const before = performance.now();
  await work();
  const whole = performance.now() - before;
  await setTimeout(3);
  loop.disable();
  return loop.max / 1e6 / whole;
}
