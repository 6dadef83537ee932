const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** '14 November 2026', by the calendar in India. */
export const sayDay = (at: string): string => format.format(new Date(at));
