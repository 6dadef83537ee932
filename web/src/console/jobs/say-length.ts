import { sayNumber } from '@aaspaas/contract/say-number';
import { dayMs } from '@aaspaas/contract/durations';

const units: readonly (readonly [ms: number, one: string, many: string])[] = [
  [dayMs, 'day', 'days'],
  [60 * 60_000, 'hour', 'hours'],
  [60_000, 'minute', 'minutes'],
  [1000, 'second', 'seconds'],
];

/** How long something takes, roughly: '2 seconds', '6 hours'. */
export function sayLength(ms: number): string {
  const [size, one, many] = units.find(([unit]) => ms >= unit) ?? [1, 'ms', 'ms'];
  const count = Math.round(ms / size);
  return `${sayNumber(count)} ${count === 1 ? one : many}`;
}

/** As it follows 'every': '2 seconds', 'hour'. */
export const sayPause = (ms: number): string => sayLength(ms).replace(/^1 /, '');
