/** The two lists of listings: businesses that are both stand in both. */
export const listingGroups = ['shops', 'services'] as const;
export type ListingGroup = (typeof listingGroups)[number];

/** The filters of the lists, as they stand in the url. */
export const listingFilters = ['kind', 'status', 'city', 'category', 'complete', 'ends', 'edited'] as const;
export type ListingFilter = (typeof listingFilters)[number];

/** By which the lists can be sorted; with a minus in front the other way round. Without any, the newest come first. */
export const listingSorts = ['name', 'city', 'category', 'ends', 'edited'] as const;
export type ListingSort = (typeof listingSorts)[number];
