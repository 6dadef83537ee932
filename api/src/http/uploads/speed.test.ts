import { expect, test } from 'vitest';
import { Speed } from './speed';
import { usualLimits } from './upload-gate';

/** The second in which a body is cut off that sends so many bytes in each second; null if it never is. */
function cutOffAt(bytesIn: (second: number) => number, isWaitingForUs = () => false): number | null {
  let bytes = 0;
  const body = { bytes: () => bytes, isWaitingForUs, cutOff: () => {} };
  const speed = new Speed(body, usualLimits);
  for (let second = 1; second <= 240; second++) {
    bytes += bytesIn(second);
    if (speed.isTooSlowAfter(1000)) return second;
  }
  return null;
}

test('a phone with 16 kbit/s that pauses for seconds again and again is never cut off', () => {
  expect(cutOffAt(() => 2000)).toBeNull();
  expect(cutOffAt((second) => (second % 12 < 6 ? 2000 : 0))).toBeNull();
  expect(cutOffAt((second) => (second < 18 ? 0 : 2000))).toBeNull();
  expect(cutOffAt((second) => (second > 60 && second < 100 ? 0 : 2000))).toBeNull();
});

test('who sends two kilobytes and then nothing has less than half a minute', () => {
  expect(cutOffAt((second) => (second === 1 ? 2000 : 0))).toBe(24);
  expect(cutOffAt(() => 100)).toBeLessThan(30);
});

test('time in which we do not read is not the sender’s', () => {
  expect(
    cutOffAt(
      () => 0,
      () => true,
    ),
  ).toBeNull();
});
