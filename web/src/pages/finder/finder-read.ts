import type { PageUrl } from '../../current-url/url';
import { filtersOf, requestedFilters } from '../../search/filters';
import type { Place, Request } from '../../search/requests';
import { pageOf } from '../../search/list-requests';
import { questionOf } from './finder-url';

const resultsOnAPage = 20;

/** The main search. The server orders what it finds; the page shows it as it comes. */
export function finderRead(url: PageUrl, place: Place): Request {
  const { category, kind } = questionOf(url);
  const offset = (pageOf(url) - 1) * resultsOnAPage;
  return {
    search: category.slice(0, 200),
    ...place,
    sh_shop_or_service: kind,
    ...requestedFilters(filtersOf(url)),
    ...(url.query.get('exact') === '1' && { exact: '1' }),
    limit: resultsOnAPage,
    ...(offset > 0 && { offset }),
  };
}

const mostOnTheMap = 100;

/** All results, for the map. */
export const everyResult = (request: Request): Request => {
  const { offset: _page, ...search } = request;
  return { ...search, fields: 'card', limit: mostOnTheMap };
};
