/** Years of a busy account. */
export const statementBytes = 5 * 1024 * 1024;

export const statementTooLarge = 'A statement may have 5 MB. Please split it by month.';
