import { type ListingGroup, listingFilters } from '@aaspaas/contract/console/listings/filters';
import { longestFind } from '@aaspaas/contract/console/today/limits';
import type { PageUrl } from '../current-url/url';

/** Requests that are made from a page's url in more than one place, and what the others are made of. */

/** The named fields of the url that are filled. */
export function filled<Name extends string>(
  { query }: PageUrl,
  names: readonly Name[],
  longest = 200,
): Partial<Record<Name, string>> {
  const fields = names.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, longest);
    return value ? [[name, value]] : [];
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(fields) as Partial<Record<Name, string>>;
}

/** The request of a list: the fields that every list has, and the named filters. */
export const listRequestOf = <Filter extends string = never>(url: PageUrl, ...filters: readonly Filter[]) =>
  filled(url, ['q', 'sort', 'page', ...filters]);

/** The request of a page whose only filter is which of its lists is shown. */
export const stateRequestOf = (url: PageUrl) => filled(url, ['page', 'state'], 10);

/** The page of a list without filters. */
export const pageRequest = (url: PageUrl) => filled(url, ['page'], 10);

/** The same with what was typed above it. */
export const findRequest = (url: PageUrl) => ({ ...filled(url, ['q']), ...pageRequest(url) });

/** The number in a part of a path or a field; null for anything else. */
const numberIn = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Of the page of one thing, '…/12'. */
const idIn = ({ path }: PageUrl): number | null => numberIn(path.split('/')[3]);

/** The same; what is no number asks for something that does not exist. */
export const idOf = (url: PageUrl): number => idIn(url) ?? 2_147_483_647;

export const trendsRequest = ({ query }: PageUrl) =>
  ({ span: query.get('span') === 'year' ? 'year' : 'month' }) as const;

/** What was typed at the top of the console; blank if nothing. */
export const findOf = ({ query }: PageUrl): string => query.get('find')?.trim().slice(0, longestFind) ?? '';

export const listingsRequest = (group: ListingGroup, url: PageUrl) => ({
  group,
  ...listRequestOf(url, ...listingFilters),
});

export function listingRequest(url: PageUrl): { sh_id: number } | null {
  const id = idIn(url);
  return id === null ? null : { sh_id: id };
}

/** Two lists of the same people, each with the filters that make sense for it. */
export type PeopleGroup = 'customers' | 'agents';

export const peopleFilters = {
  agents: ['city', 'availability', 'licence', 'locked', 'since'],
  customers: ['role', 'city', 'locked', 'since'],
} as const;

export const peopleRequest = (group: PeopleGroup, url: PageUrl) =>
  group === 'agents'
    ? { ...listRequestOf(url, ...peopleFilters.agents), role: 'deliverystaff' }
    : { role: 'user', ...listRequestOf(url, ...peopleFilters.customers) };

export function personRequest(url: PageUrl): { id: number } | null {
  const id = idIn(url);
  return id === null ? null : { id };
}

/** What was started for many from this page. */
export function bulkRequest({ query }: PageUrl): { id: number } | null {
  const id = numberIn(query.get('bulk') ?? '');
  return id === null ? null : { id };
}

/** Of the page of two listings, '…/12-345'; null for anything else. */
export function pairRequest({ path }: PageUrl): { first: number; second: number } | null {
  const [first = null, second = null, ...more] = (path.split('/')[3] ?? '').split('-').map(numberIn);
  return first === null || second === null || more.length > 0 ? null : { first, second };
}

/** The lists of words; the first one is shown where the url names none. */
export const wordLists = [
  { value: 'none', label: 'Found nothing' },
  { value: 'untapped', label: 'Found, never tapped' },
  { value: 'meanings', label: 'Meanings' },
  { value: 'added', label: 'Added so far' },
] as const;

export type WordList = (typeof wordLists)[number]['value'];

export const wordListOf = ({ query }: PageUrl): WordList =>
  wordLists.find(({ value }) => value === query.get('show'))?.value ?? 'none';
