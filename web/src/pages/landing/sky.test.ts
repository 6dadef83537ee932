import { expect, test } from 'vitest';
import { skyAt } from './sky';

test.each([
  ['00:00', 'night'],
  ['05:29', 'night'],
  ['05:30', 'dawn'],
  ['08:29', 'dawn'],
  ['08:30', 'day'],
  ['17:29', 'day'],
  ['17:30', 'dusk'],
  ['18:59', 'dusk'],
  ['19:00', 'evening'],
  ['21:29', 'evening'],
  ['21:30', 'night'],
])('at %s in India it is %s, wherever the machine stands', (time, sky) => {
  expect(skyAt(new Date(`2026-11-19T${time}:00+05:30`))).toBe(sky);
});
