import { expect, test } from 'vitest';
import { testClock } from '../../test/boot';
import { neighbours } from '../../test/neighbours';
import { mostNumbersAnHour, openListLimits } from './list-limits';

/** Each ip asks for as many agents as it may see, all of them different. How many ips succeed before one is refused. */
function shownTo(addresses: readonly string[]): number {
  const limits = openListLimits(testClock());
  const most = mostNumbersAnHour.agent;
  const refused = addresses.findIndex((ip, turn) => {
    const ids = Array.from({ length: most }, (_, index) => turn * most + index);
    try {
      limits.show({ actor: null, ip }, 'agent', ids);
      return false;
    } catch {
      return true;
    }
  });
  return refused < 0 ? addresses.length : refused;
}

const hex = (number: number): string => number.toString(16);
const hundred = Array.from({ length: 100 }, (_, index) => index);

test.each([
  ['one phone, by ever new ips', (turn: number) => `2001:db8:7:7::${hex(turn)}`, 1],
  ['networks side by side, as one customer has them', (turn: number) => `2001:db8:7:${hex(turn)}::1`, 4],
  ['all of what a rented server may have', (turn: number) => `2001:db8:7:${hex(turn * 256)}::1`, 20],
  ['a whole carrier', (turn: number) => `2001:db8:${hex(turn)}::1`, 100],
  ['IPv4, as it is', (turn: number) => `::ffff:192.0.2.${turn}`, 100],
])('%s: so many times what one address may see [D-088]', (_, addressOf, times) => {
  expect(shownTo(hundred.map(addressOf))).toBe(times);
});

test('ever new ips do not make a network forgotten', () => {
  const limits = openListLimits(testClock());
  const show = (turn: number) => {
    const ip = `2001:db8:7:${hex(turn % 65_536)}::1`;
    limits.show({ actor: null, ip }, 'agent', [turn]);
  };
  for (let turn = 0; turn < 20 * mostNumbersAnHour.agent; turn++) show(turn * 16);
  for (let turn = 0; turn < 30_000; turn++)
    limits.show({ actor: null, ip: `2001:db8:7:${hex(turn)}::2` }, 'agent', []);
  expect(() => show(1)).toThrow('Too much was looked up');
});

test('what the processes of one machine have shown counts together [D-088]', () => {
  const clock = testClock();
  const [one, other] = neighbours(2).map((each) => openListLimits(clock, each));
  const visitor = { actor: null, ip: '192.0.2.1' };
  const most = mostNumbersAnHour.agent;
  const half = Array.from({ length: most / 2 }, (_, index) => index);
  one?.show(visitor, 'agent', half);
  // The same numbers again are no more than they were.
  other?.show(visitor, 'agent', half);
  other?.show(
    visitor,
    'agent',
    half.map((id) => id + most),
  );
  expect(() => one?.show(visitor, 'agent', [2 * most])).toThrow('Too much was looked up');
});
