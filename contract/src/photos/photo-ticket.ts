/**
 * A photo may be sent before the form that it belongs to. In the form, a small file stands for it: its ticket,
 * which names the bytes that have arrived.
 */
const head = 'aaspaas photo ';
export const ticketBytes = head.length + 64;
export const ticketOf = (sha256: string): string => head + sha256;

/** Null for a file that is not a ticket. */
export const readTicket = (text: string): string | null =>
  /^aaspaas photo ([\da-f]{64})$/.exec(text)?.[1] ?? null;
