import type { RequestTo } from '@aaspaas/contract/call';
import type { listPlaceAdditions } from '@aaspaas/contract/console/places/calls';
import type { PageUrl } from '../../current-url/url';
import { listRequestOf } from '../list-url';

export function placesRequest(url: PageUrl): RequestTo<typeof listPlaceAdditions> {
  const { q, page } = listRequestOf(url);
  return { ...(q && { q }), ...(page && { page: page.slice(0, 10) }) };
}
