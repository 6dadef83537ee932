import { setImmediate as moment } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './turns';

/** Work that runs until it is told to end, and how much of it ran at the same time. */
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
  const inTurn = takeTurns({ mostAtOnce: 2, mostWaiting: 10, mostWaitingOfOne: 10 });
  const { work, endOne, most } = makeWork();
  const all = Array.from({ length: 8 }, () => inTurn(work));
  for (let ended = 0; ended < 8; ended++) {
    await moment();
    endOne();
    // Added at the very moment when another ends.
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
  const inTurn = takeTurns({ mostAtOnce: 1, mostWaiting: 10, mostWaitingOfOne: 1 });
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
  const inTurn = takeTurns({ mostAtOnce: 2, mostWaiting: 10, mostWaitingOfOne: 10 });
  const { work, endOne, running } = makeWork();
  const all = [inTurn(work), inTurn(work, { weight: 2 }), inTurn(work)];
  for (let left = 3; left > 0; left--) {
    await moment();
    expect(running()).toBe(1);
    endOne();
  }
  await Promise.all(all);
});

test('where too many have one waiting each, those who came first are served', async () => {
  const inTurn = takeTurns({ mostAtOnce: 1, mostWaiting: 3 });
  const sent = (sender: string) =>
    inTurn(moment, { sender }).then(
      () => sender,
      () => 'sent away',
    );
  const all = await Promise.all(['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(sent));
  expect(all).toEqual(['first', 'second', 'third', 'fourth', 'sent away', 'sent away']);
});

test('senders take turns: the pile of one is one before another, not ten', async () => {
  const inTurn = takeTurns({ mostAtOnce: 1, mostWaiting: 40, mostWaitingOfOne: 20 });
  const order: string[] = [];
  const send = (sender: string) => inTurn(async () => void order.push(sender), { sender });
  const pile = Array.from({ length: 10 }, () => send('many'));
  await Promise.all([...pile, send('one'), send('another')]);
  expect(order.slice(0, 5)).toEqual(['many', 'many', 'one', 'another', 'many']);
  expect(order).toHaveLength(12);
});

test('where too many wait in all, whoever has most waiting makes room for others', async () => {
  const inTurn = takeTurns({ mostAtOnce: 1, mostWaiting: 4, mostWaitingOfOne: 4 });
  const sent = (sender: string) =>
    inTurn(moment, { sender }).then(
      () => 'done',
      () => 'sent away',
    );
  const pile = Array.from({ length: 5 }, () => sent('many'));
  const others = [sent('one'), sent('another')];
  expect(await Promise.all(others)).toEqual(['done', 'done']);
  expect((await Promise.all(pile)).filter((end) => end === 'done')).toHaveLength(3);
});
