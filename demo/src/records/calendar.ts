const dayInMs = 24 * 60 * 60 * 1000;

/** The time this many days before `now`, or after it for a negative number, as text for the database. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - Math.round(days * dayInMs)).toISOString();
