import { atHour, atTime } from '@aaspaas/contract/shops/clock';
import type { Weekday } from '@aaspaas/contract/shops/weekdays';
import { say } from './say';

// Times, days and distances in the language of the page. Digits are the same in all of them.

/** '8:00 AM'. */
export const sayTime = (minutes: number): string => say(atTime(minutes));

/** '8 AM', and '8:30 AM' where it is not the full hour. */
export const sayHour = (minutes: number): string => say(atHour(minutes));

/** 'Mon'. */
export const sayShortDay = (day: Weekday): string => say(day.slice(0, 3));

/** '850 m' and '1.2 km', as replies and rules have them. */
export function sayFar(distance: string): string {
  const [, far = '', unit] = /^([\d.]+) (k?m)$/.exec(distance) ?? [];
  if (!unit) return distance;
  return unit === 'km' ? say('{km} km', { km: far }) : say('{metres} m', { metres: far });
}
