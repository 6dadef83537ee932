import type { PageUrl } from '../current-url/url';
import type { Request } from './requests';

/** The filters and the order of a list. They stand in the url, so that a link, a reload and a new search keep them. */
export interface Filters {
  readonly isOpenOnly: boolean;
  /** In kilometres. */
  readonly within: number | null;
  /** At least so many. */
  readonly stars: number | null;
  readonly isDeliveredOnly: boolean;
  readonly sort: Request['sort'] | null;
}

export const distancesKm: readonly number[] = [2, 5, 10, 25];
export const fewestStars: readonly number[] = [4, 3];

/** Removes all filters from a url. The order stays. */
export const noFilters = { now: null, within: null, stars: null, delivers: null } as const;

export function filtersOf({ query }: PageUrl): Filters {
  const sort = query.get('sort');
  return {
    isOpenOnly: query.get('now') === 'open',
    within: oneOf(distancesKm, query.get('within')),
    stars: oneOf(fewestStars, query.get('stars')),
    isDeliveredOnly: query.get('delivers') === 'yes',
    sort: sort === 'distance' || sort === 'rating' ? sort : null,
  };
}

/** People may type urls: a value that is no choice of ours counts as none. */
const oneOf = (choices: readonly number[], text: string | null): number | null =>
  choices.find((choice) => String(choice) === text) ?? null;

/** The filters as the call names them. */
export const requestedFilters = ({ isOpenOnly, within, stars, isDeliveredOnly, sort }: Filters): Request => ({
  ...(isOpenOnly && { open: 'now' }),
  ...(within !== null && { within }),
  ...(stars !== null && { stars }),
  ...(isDeliveredOnly && { delivers: 'yes' }),
  ...(sort && { sort }),
});

/** True if something may be left out. The order leaves out nothing. */
export const isFiltered = ({ isOpenOnly, within, stars, isDeliveredOnly }: Filters): boolean =>
  isOpenOnly || within !== null || stars !== null || isDeliveredOnly;
