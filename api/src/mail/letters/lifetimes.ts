// The letters say these times in words, so a change here is a change there.
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export const codeLastsMs = 10 * minuteMs;

/**
 * As long as a day's mails are counted. The last of them brings a link, so there is always one that works or a mail
 * left to ask for: docs/decisions/020.
 */
export const linkLastsMs = dayMs;

export const confirmLastsMs = dayMs;
export const undoLastsMs = 7 * dayMs;
