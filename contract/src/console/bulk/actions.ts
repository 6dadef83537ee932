/** What may be done to many listings at once. */
export const listingBulkActions = ['extend', 'suspend', 'restore'] as const;
export type ListingBulkAction = (typeof listingBulkActions)[number];

/**
 * What may be done to many people at once. Numbers are released and accounts deleted one by one: each of those wants a
 * talk with the person.
 */
export const peopleBulkActions = ['unlock', 'log out'] as const;
export type PeopleBulkAction = (typeof peopleBulkActions)[number];

export const bulkActions = [...listingBulkActions, ...peopleBulkActions] as const;
export type BulkAction = (typeof bulkActions)[number];
