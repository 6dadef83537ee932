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

// The business runs by Indian time, wherever the operator sits.
const zone = { timeZone: 'Asia/Kolkata' } as const;
const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...zone,
});
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone });

/** '14 Nov 2026' */
export const sayDate = (at: Date): string => dateFormat.format(at);

/** '14 Nov 2026, 3:05 PM' */
export const sayTime = (at: Date): string =>
  `${dateFormat.format(at)}, ${timeFormat.format(at).replace(/\s/g, ' ')}`;
