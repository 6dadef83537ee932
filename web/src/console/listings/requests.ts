import { type ListingGroup, listingFilters } from '@aaspaas/contract/console/listings/filters';
import type { PageUrl } from '../../links/url';
import { listRequestOf } from '../list-url';

export const listingsRequest = (group: ListingGroup, url: PageUrl) => ({
  group,
  ...listRequestOf(url, ...listingFilters),
});

/** The deed on many listings that was started from this page. */
export const bulkRequest = ({ query }: PageUrl): { id: number } | null => idOf(query.get('bulk') ?? '');

/** Of '/admin/listings/16'; null for anything else. */
export function listingRequest({ path }: PageUrl): { sh_id: number } | null {
  const known = idOf(path.split('/')[3] ?? '');
  return known && { sh_id: known.id };
}

const idOf = (text: string): { id: number } | null =>
  /^[1-9]\d{0,8}$/.test(text) ? { id: Number(text) } : null;

export const editsRequest = ({ query }: PageUrl) => {
  const page = query.get('page')?.slice(0, 10);
  return page ? { page } : {};
};
