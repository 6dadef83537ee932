import { dayMs } from '@aaspaas/contract/durations';

// The letters say these times in words: whoever changes a time here changes its letter too.
const minuteMs = 60_000;

export const codeLastsMs = 10 * minuteMs;

/**
 * As long as the mails of a day are counted. The last mail of the day brings a link, so at any time there is either a
 * link that works or another mail to ask for: docs/decisions/020.
 */
export const linkLastsMs = dayMs;

export const confirmLastsMs = dayMs;
export const undoLastsMs = 7 * dayMs;
