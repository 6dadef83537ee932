const storageName = 'sentPhotos';

/** Tickets of photos that have arrived, by the photos' ids, so that after a reload only the others are sent. */
const tickets = new Map<string, string>(load());

export const findTicket = (photoId: string): string | undefined => tickets.get(photoId);

export function keepTicket(photoId: string, ticket: string): void {
  tickets.set(photoId, ticket);
  save();
}

export function forgetTickets(): void {
  tickets.clear();
  save();
}

function load(): [string, string][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageName) ?? '{}'));
  } catch {
    // Storage is forbidden, or what it holds is not ours, so the photos are sent again.
    return [];
  }
}

function save(): void {
  try {
    if (tickets.size === 0) sessionStorage.removeItem(storageName);
    else sessionStorage.setItem(storageName, JSON.stringify(Object.fromEntries(tickets)));
  } catch {
    // Without storage, the tickets last as long as the page.
  }
}
