import type { PageUrl } from '../current-url/url';
import { askedOf } from './asked';
import { filtersOf, requestedFilters } from './filters';
import type { Place, Request } from './requests';

const resultsOnAPage = 20;
/** More than a box takes; urls may say anything. */
const longestText = 200;

/** What a page of results asks for: text, kind, filters, order and first page as in its url. */
export function resultsRequest(url: PageUrl, place: Place): Request {
  const { text = '', kind = null } = askedOf(url) ?? {};
  const offset = (pageOf(url) - 1) * resultsOnAPage;
  return {
    ...(text ? { search: text.slice(0, longestText) } : { fields: 'card' }),
    ...place,
    ...(kind && { sh_shop_or_service: kind }),
    ...requestedFilters(filtersOf(url)),
    ...(text && url.query.get('exact') === '1' && { exact: '1' }),
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

/** Without scripts, further pages are named in the url. */
export function pageOf({ query }: PageUrl): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 500 ? page : 1;
}
