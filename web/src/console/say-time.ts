import { writeIndianTime } from '@aaspaas/contract/console/indian-time';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How long something has been so, in the largest unit that fits: '5 minutes', '3 days'. */
export function sayAge(since: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - since.getTime());
  if (ms < hour) return counted(Math.max(1, Math.floor(ms / minute)), 'minute');
  if (ms < 2 * day) return counted(Math.floor(ms / hour), 'hour');
  return counted(Math.floor(ms / day), 'day');
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * '14 Nov 2026': the business runs by Indian time, wherever the admin sits. By hand, since a browser that writes its
 * first date for a country and a zone takes a tenth of a second for it.
 */
export function sayDate(at: Date): string {
  const [year, month, date] = writeIndianTime(at).slice(0, 10).split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/** '14 Nov 2026, 3:05 PM'. Without what shops know of their hours, which no page here shows otherwise. */
export function sayTime(at: Date): string {
  const [hours = 0, minutes] = writeIndianTime(at).slice(11).split(':').map(Number);
  return `${sayDate(at)}, ${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
