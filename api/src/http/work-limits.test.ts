import { expect, test } from 'vitest';
import { testClock } from '../../test/boot';
import { neighbours } from '../../test/neighbours';
import { mostWorkAMinute, openWorkLimits, pieceMs } from './work-limits';

function open() {
  let ms = 0;
  const clock = testClock();
  const limits = openWorkLimits({ clock, timer: { now: () => ms } });
  return { clock, limits, pass: (more: number) => void (ms += more) };
}
const visitor = { actor: null, ip: '192.0.2.1' };
const other = { actor: null, ip: '192.0.2.2' };

/** How many more a visitor may ask for. */
function left({ limits }: Pick<ReturnType<typeof open>, 'limits'>, who = visitor, kind = 'lists'): number {
  for (let count = 0; ; count++) {
    try {
      limits.count(who, kind);
    } catch {
      return count;
    }
  }
}

test('plain requests count by number, and those of another kind, ip or minute for themselves', () => {
  const opened = open();
  expect(left(opened)).toBe(mostWorkAMinute);
  expect(left(opened, other)).toBe(mostWorkAMinute);
  expect(left(opened, visitor, '/user/session')).toBe(mostWorkAMinute);
  expect(() => opened.limits.count(visitor, 'lists')).toThrow('Too much was looked up from your network.');
  opened.clock.advance(60_000);
  expect(left(opened)).toBe(mostWorkAMinute);
});

test('what takes long counts by its time', async () => {
  const opened = open();
  for (let turn = 0; turn < 10; turn++) {
    opened.limits.count(visitor, 'lists');
    await opened.limits.time(visitor, 'lists', async () => opened.pass(6 * pieceMs));
  }
  expect(left(opened)).toBe(mostWorkAMinute - 60);
});

test('work that fails counts too, and one request is never the whole minute', async () => {
  const opened = open();
  opened.limits.count(visitor, 'lists');
  const failing = opened.limits.time(visitor, 'lists', async () => {
    opened.pass(3_600_000);
    throw new Error('the database is away');
  });
  await expect(failing).rejects.toThrow('away');
  expect(left(opened)).toBe(mostWorkAMinute - 100);
});

test('who asks while others keep the server busy pays for one part of the time only', async () => {
  const opened = open();
  const { limits, pass } = opened;
  let finish = () => {};
  const until = new Promise<void>((done) => (finish = done));
  const all = [visitor, ...Array.from({ length: 9 }, () => other)].map((who) =>
    limits.time(who, 'lists', () => until),
  );
  pass(100 * pieceMs);
  finish();
  await Promise.all(all);
  // Ten pieces each, of which the first is counted when the request comes.
  expect([left(opened), left(opened, other)]).toEqual([mostWorkAMinute - 9, mostWorkAMinute - 81]);
});

test('the work of all processes of one machine counts together', () => {
  const clock = testClock();
  const [one, two] = neighbours(2).map((each) =>
    openWorkLimits({ clock, timer: { now: () => 0 }, neighbours: each }),
  );
  for (let turn = 0; turn < mostWorkAMinute; turn++) (turn % 2 ? one : two)?.count(visitor, 'lists');
  expect(() => one?.count(visitor, 'lists')).toThrow('Too much was looked up');
});
