/** Opening hours: how they are stored and how they are sent. */

/** Minutes after midnight, Indian time. A full-time business is open around the clock on its days. */
export type Hours =
  | { readonly schedule: 'full-time' }
  | { readonly schedule: 'part-time'; readonly opens: number; readonly closes: number };

const clock = /(\d{1,2}):(\d{2})\s*([AP]M)/gi;

/** 480 becomes '08:00 AM'. */
export function writeTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${pad(twelve)}:${pad(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '8:00 AM', as people write it. */
export const sayTime = (minutes: number): string => writeTime(minutes).replace(/^0/, '');

/** '8 AM', and '8:30 AM' where it is not the full hour. */
export const sayHour = (minutes: number): string => sayTime(minutes).replace(':00', '');

export function writeHours(hours: Hours): string {
  return hours.schedule === 'full-time'
    ? 'Full time'
    : `${writeTime(hours.opens)} - ${writeTime(hours.closes)}`;
}

/** Reads 'Full time', '08:00 AM - 10:00 PM' and 'Open Daily: 08:00 AM to 10:00 PM'; null for anything else. */
export function readHours(text: string): Hours | null {
  if (/^\s*full[ -]?time\s*$/i.test(text)) return { schedule: 'full-time' };
  const [opens, closes, ...rest] = [...text.matchAll(clock)].map(minutesOf);
  if (opens == null || closes == null || rest.length > 0) return null;
  return { schedule: 'part-time', opens, closes };
}

function minutesOf([, hours, minutes, half]: RegExpExecArray): number | null {
  const hour = Number(hours);
  const minute = Number(minutes);
  if (hour < 1 || hour > 12 || minute > 59) return null;
  return ((hour % 12) + (half?.toUpperCase() === 'PM' ? 12 : 0)) * 60 + minute;
}

const pad = (number: number): string => String(number).padStart(2, '0');
