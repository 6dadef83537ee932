/** How lists of people are sorted, the newest first if nothing is said. */
export const peopleSorts = ['-joined', 'joined', 'name', '-name'] as const;
export type PeopleSort = (typeof peopleSorts)[number];
