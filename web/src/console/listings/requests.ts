import { type ListingGroup, listingFilters } from '@aaspaas/contract/console/listings/filters';
import type { PageUrl } from '../../current-url/url';
import { listRequestOf } from '../list-url';

export const listingsRequest = (group: ListingGroup, url: PageUrl) => ({
  group,
  ...listRequestOf(url, ...listingFilters),
});

/** Of '/admin/listings/16'; null for anything else. */
export function listingRequest({ path }: PageUrl): { sh_id: number } | null {
  const text = path.split('/')[3] ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? { sh_id: Number(text) } : null;
}

export const editsRequest = ({ query }: PageUrl) => {
  const page = query.get('page')?.slice(0, 10);
  return page ? { page } : {};
};
