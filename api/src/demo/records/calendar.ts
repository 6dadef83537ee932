const dayInMs = 24 * 60 * 60 * 1000;

/** A moment so many days before (or, below zero, after) another, as the database reads it. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - Math.round(days * dayInMs)).toISOString();
