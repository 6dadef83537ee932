import type { PageUrl } from '../../url/url';

/** People who are signed in have no '/': their search is at home, with all that was chosen for it. */
export const sameSearchAtHome = ({ query }: PageUrl): string => `/UserProfile?${query.toString()}`;
