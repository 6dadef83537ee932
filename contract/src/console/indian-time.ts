/** India has one time, without summer time, half an hour off the whole ones. */
const aheadMs = 5.5 * 60 * 60_000;

/** The moment that a date and time field means, such as 2026-11-16T09:30; null for anything else. */
export function readIndianTime(typed: string): Date | null {
  const isTime = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(typed);
  const moment = new Date(`${typed}:00+05:30`);
  // A 31st of February would be read as a day of March.
  return isTime && !Number.isNaN(moment.getTime()) && writeIndianTime(moment) === typed ? moment : null;
}

/** As a date and time field takes it. */
export const writeIndianTime = (moment: Date): string =>
  new Date(moment.getTime() + aheadMs).toISOString().slice(0, 16);
