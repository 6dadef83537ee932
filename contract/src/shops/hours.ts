/** Opening hours: how they are stored, how they go over the wire, and whether a shop is open. */

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes after midnight, Indian time. A full-time business is open around the clock on its days. */
export type Hours =
  | { readonly schedule: 'full-time' }
  | { readonly schedule: 'part-time'; readonly opens: number; readonly closes: number };

const clock = /(\d{1,2}):(\d{2})\s*([AP]M)/gi;

/** '08:00 AM' of 480. */
export function writeTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${pad(twelve)}:${pad(minutes % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '8:00 AM', as people write it. */
export const sayTime = (minutes: number): string => writeTime(minutes).replace(/^0/, '');

export function writeHours(hours: Hours): string {
  return hours.schedule === 'full-time'
    ? 'Full time'
    : `${writeTime(hours.opens)} - ${writeTime(hours.closes)}`;
}

/** Reads 'Full time', '08:00 AM - 10:00 PM' and 'Open Daily: 08:00 AM to 10:00 PM'; anything else is null. */
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

/** '[Monday Tuesday]' */
export function writeDays(days: readonly Weekday[]): string {
  return `[${weekdays.filter((day) => days.includes(day)).join(' ')}]`;
}

/** Reads full names, three-letter names, JSON lists and the bracketed list, in any case. */
export function readDays(text: string): Weekday[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return weekdays.filter((day) => words.some((word) => day.toLowerCase().startsWith(word)));
}

export type OpenState =
  | { readonly open: true; readonly closes: number | null }
  | {
      readonly open: false;
      readonly opens: { readonly day: Weekday; readonly today: boolean; readonly at: number };
    };

const indianOffsetMs = 5.5 * 60 * 60 * 1000;

/** Indian wall-clock time, whatever the machine's zone. */
export function indianTime(now: Date): { day: number; minutes: number } {
  const shifted = new Date(now.getTime() + indianOffsetMs);
  return {
    day: (shifted.getUTCDay() + 6) % 7,
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** Null when hours or days are not known. */
export function openState(hours: Hours | null, days: readonly Weekday[], now: Date): OpenState | null {
  if (!hours || days.length === 0) return null;
  const { day: today, minutes } = indianTime(now);
  const opens = hours.schedule === 'full-time' ? 0 : hours.opens;
  const closes = hours.schedule === 'full-time' ? 24 * 60 : hours.closes;
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = weekdays[(today + ahead) % 7];
    if (!day || !days.includes(day)) continue;
    if (ahead === 0 && minutes >= closes) continue;
    if (ahead === 0 && minutes >= opens) {
      return { open: true, closes: hours.schedule === 'full-time' ? null : closes };
    }
    return { open: false, opens: { day, today: ahead === 0, at: opens } };
  }
  return null;
}

/** 'Open now', 'Closed · opens 8:00 AM', 'Closed · opens Mon 8:00 AM'; 'Open' where the hours are not known. */
export function sayOpenState(state: OpenState | null): string {
  if (!state) return 'Open';
  if (state.open) return 'Open now';
  const { day, today, at } = state.opens;
  return `Closed · opens ${today ? '' : `${day.slice(0, 3)} `}${sayTime(at)}`;
}

const pad = (number: number): string => String(number).padStart(2, '0');
