import * as paths from '@aaspaas/contract/paths';
import type { PageUrl } from '../current-url/url';
import { filtersOf, requestedFilters } from './filters';
import { type Kind, type Place, type Request, searchOf } from './requests';

const resultsOnAPage = 20;

/** The shops page and the services page are limited to their kind. */
export function kindOfPage({ path }: PageUrl): Kind | null {
  if (paths.isAt(path, paths.shops)) return 'shop';
  return paths.isAt(path, paths.services) ? 'service' : null;
}

/** The request of a search, beginning with the page in the url. */
export const resultsRequest = (url: PageUrl, place: Place): Request => ({
  search: searchOf(url).search,
  ...place,
  ...requestedFilters(filtersOf(url)),
  ...(url.query.get('exact') === '1' && { exact: '1' }),
  ...limitsOf(url),
});

/** The request of the whole list of a kind, with filters, order and first page as in the url. */
export const nearbyRequest = (url: PageUrl, place: Place): Request => ({
  ...place,
  ...requestedFilters(filtersOf(url)),
  fields: 'card',
  ...limitsOf(url),
});

function limitsOf(url: PageUrl): Request {
  const kind = kindOfPage(url);
  const offset = (pageOf(url) - 1) * resultsOnAPage;
  return {
    ...(kind && { sh_shop_or_service: kind }),
    limit: resultsOnAPage,
    ...(offset > 0 && { offset }),
  };
}

/** Without scripts, further pages are named in the url. */
export function pageOf({ query }: PageUrl): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 500 ? page : 1;
}
