import type { RequestTo } from '@aaspaas/contract/call';
import type { listDuplicates } from '@aaspaas/contract/console/duplicates/calls';
import { type ListingGroup, listingFilters } from '@aaspaas/contract/console/listings/filters';
import { longestFind } from '@aaspaas/contract/console/today/limits';
import type { listSearches } from '@aaspaas/contract/console/words/calls';
import type { PageUrl } from '../current-url/url';

/** Requests that are made from a page's url in more than one place, or that need more than their names. */

const always = ['q', 'sort', 'page'] as const;

/** The request of a list, from the fields of its url: those that every list has, and the named filters. */
export function listRequestOf<Filter extends string = never>(
  { query }: PageUrl,
  ...filters: readonly Filter[]
): Partial<Record<(typeof always)[number] | Filter, string>> {
  const fields = [...always, ...filters].flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 200);
    return value ? [[name, value]] : [];
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(fields) as Partial<Record<(typeof always)[number] | Filter, string>>;
}

/** The request of a page whose only filter is which of its lists is shown. */
export function stateRequestOf(url: PageUrl): { page?: string; state?: string } {
  const { page, state } = listRequestOf(url, 'state');
  return { ...(page && { page: page.slice(0, 10) }), ...(state && { state: state.slice(0, 10) }) };
}

/** The number in a part of a path or a field; null for anything else. */
const numberIn = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Of the page of a payment, '…/12'. */
const idIn = ({ path }: PageUrl): number | null => numberIn(path.split('/')[3]);

/** What is no number asks for something that does not exist. */
const noId = 2_147_483_647;

export const trendsRequest = ({ query }: PageUrl) =>
  ({ span: query.get('span') === 'year' ? 'year' : 'month' }) as const;

/** What was typed at the top of the console; blank if nothing. */
export const findOf = ({ query }: PageUrl): string => query.get('find')?.trim().slice(0, longestFind) ?? '';

export const paymentRequest = (url: PageUrl) => ({ id: idIn(url) ?? noId });

export const statementRequest = (url: PageUrl) => ({
  id: idIn(url) ?? noId,
  ...listRequestOf(url, 'verdict'),
});

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

export function duplicatesRequest(url: PageUrl): RequestTo<typeof listDuplicates> {
  const { why, apart } = listRequestOf(url, 'why', 'apart');
  return {
    ...pageRequest(url),
    ...(why && { why: why.slice(0, 10) }),
    ...(apart && { apart: apart.slice(0, 5) }),
  };
}

/** Of the page of two listings, '…/12-345'; null for anything else. */
export function pairRequest({ path }: PageUrl): { first: number; second: number } | null {
  const [first = null, second = null, ...more] = (path.split('/')[3] ?? '').split('-').map(numberIn);
  return first === null || second === null || more.length > 0 ? null : { first, second };
}

/** The page of a list without filters. */
export function pageRequest(url: PageUrl): { page?: string } {
  const { page } = listRequestOf(url);
  return page ? { page: page.slice(0, 10) } : {};
}

/** The same with what was typed above it. */
export function findRequest(url: PageUrl): { q?: string; page?: string } {
  const { q } = listRequestOf(url);
  return { ...(q && { q }), ...pageRequest(url) };
}

const auditFields = ['person', 'action', 'subject', 'thing', 'from', 'until', 'before'] as const;

export function auditRequest({ query }: PageUrl): Partial<Record<(typeof auditFields)[number], string>> {
  const filled = auditFields.flatMap((name) => {
    const value = query.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  // Object.fromEntries loses the names.
  return Object.fromEntries(filled) as Partial<Record<(typeof auditFields)[number], string>>;
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

export function searchesRequest(url: PageUrl): RequestTo<typeof listSearches> {
  const { city, days } = listRequestOf(url, 'city', 'days');
  return {
    show: wordListOf(url),
    ...findRequest(url),
    ...(city && { city: city.slice(0, 100) }),
    ...(days && { days: days.slice(0, 3) }),
  };
}
