import { setImmediate as moment } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './turns';

/** Work that goes on until it is told to end, and a record of how much of it goes on at once. */
function makeWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    work: async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((end) => void ends.push(end));
      running--;
    },
    endOne: () => ends.shift()?.(),
    running: () => running,
    most: () => most,
  };
}

test('never more at once than may be, however they come', async () => {
  const inTurn = takeTurns({ mostAtOnce: 2, mostWaiting: 10 });
  const { work, endOne, most } = makeWork();
  const all = Array.from({ length: 8 }, () => inTurn(work));
  for (let ended = 0; ended < 8; ended++) {
    await moment();
    endOne();
    // Comes at the very moment when a place becomes free.
    if (ended < 3) all.push(inTurn(work));
  }
  for (let more = 0; more < 3; more++) {
    await moment();
    endOne();
  }
  await Promise.all(all);
  expect(most()).toBe(2);
});

test('whoever comes when too many wait is told to come back, and a failure makes room', async () => {
  const inTurn = takeTurns({ mostAtOnce: 1, mostWaiting: 1 });
  const { work, endOne } = makeWork();
  const first = inTurn(work);
  const second = inTurn(() => Promise.reject(new Error('broken')));
  await expect(inTurn(work)).rejects.toMatchObject({ kind: 'busy', details: { retryAfterSeconds: 60 } });
  endOne();
  await first;
  await expect(second).rejects.toThrow('broken');
  const third = inTurn(work);
  await moment();
  endOne();
  await third;
});

test('what weighs too much for company runs alone, and is not overtaken', async () => {
  const inTurn = takeTurns({ mostAtOnce: 2, mostWaiting: 10 });
  const { work, endOne, running } = makeWork();
  const all = [inTurn(work), inTurn(work, 2), inTurn(work)];
  for (let left = 3; left > 0; left--) {
    await moment();
    expect(running()).toBe(1);
    endOne();
  }
  await Promise.all(all);
});
