/** Years of a busy account. */
export const statementBytes = 5 * 1024 * 1024;

/** Payments that one press confirms; more would take too long, and wait for the next. */
export const confirmedAtOnce = 200;

export const statementTooLarge = 'A statement may have 5 MB. Please split it by month.';
