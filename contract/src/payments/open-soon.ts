/** Shown to owners while there is no UPI id to pay to. */
export const openSoon = 'Payments open soon. We will write to you.';

/** Where there is no mail server, so that nobody can be written to. */
export const openSoonHere = 'Payments open soon. Please look here again in a few days.';
