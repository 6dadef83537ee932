import { say } from './say';

// Dates by the calendar in India, in the words of the page's language.

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

const indianOffsetMs = 5.5 * 60 * 60 * 1000;

/** Its parts in UTC are those of the clocks in India. */
export const inIndia = (moment: string): Date => new Date(Date.parse(moment) + indianOffsetMs);

function sayWholeDate(date: Date, names: readonly string[]): string {
  const month = say(names[date.getUTCMonth()] ?? '');
  return say('{day} {month} {year}', { day: date.getUTCDate(), month, year: date.getUTCFullYear() });
}

/** '14 November 2026'. */
export const sayDay = (moment: string): string => sayWholeDate(inIndia(moment), months);

/** '14 Nov 2026'. */
export const sayShortDay = (moment: string): string => sayWholeDate(inIndia(moment), shortMonths);

/** '14 Nov'. */
export function sayDayAndMonth(moment: string): string {
  const date = inIndia(moment);
  return say('{day} {month}', { day: date.getUTCDate(), month: say(shortMonths[date.getUTCMonth()] ?? '') });
}
