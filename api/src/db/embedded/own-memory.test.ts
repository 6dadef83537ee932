import { expect, test } from 'vitest';
import { megabytesToKeep, memoryOfMachine } from './server';

const gigabyte = 1024 ** 3;

test.each([
  [0.25, 48],
  [1, 64],
  [2, 128],
  [8, 512],
  [64, 1024],
])('a machine with %d GB keeps %d MB of what was read last', (gigabytes, megabytes) => {
  expect(megabytesToKeep(gigabytes * gigabyte)).toBe(megabytes);
});

test('this machine has some memory, and it has an end', () => {
  expect(memoryOfMachine()).toBeGreaterThan(gigabyte / 4);
  expect(memoryOfMachine()).toBeLessThan(1e6 * gigabyte);
});
