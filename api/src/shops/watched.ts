import type { Listing } from './listing';

/** What an admin looks at again when it changes after the listing went live: by these a customer knows the shop. */
export const watchedFields = ['name', 'category', 'phone', 'secondPhone', 'whatsapp'] as const;
export type WatchedField = (typeof watchedFields)[number];
export type Watched = Readonly<Pick<Listing, WatchedField>>;
