/**
 * How it stands with a mail: it waits for its turn, is being sent, failed and is tried again, was given up, or was
 * sent.
 */
export const mailStates = ['waiting', 'sending', 'failed', 'given-up', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** Which mails the list shows. Failed ones come first to mind, so they are the first page. */
export const mailFilters = ['failed', 'unsent', 'sent', 'all'] as const;
export type MailFilter = (typeof mailFilters)[number];
