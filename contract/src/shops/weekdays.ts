/** The days of a week, and how they are sent. */

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

/** Such as '[Monday Tuesday]'. */
export function writeDays(days: readonly Weekday[]): string {
  return `[${weekdays.filter((day) => days.includes(day)).join(' ')}]`;
}

/** Reads full names, three-letter names, JSON lists and the bracketed list, in any case. */
export function readDays(text: string): Weekday[] {
  const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return weekdays.filter((day) => words.some((word) => day.toLowerCase().startsWith(word)));
}
