import type { RequestTo } from '@aaspaas/contract/call';
import type { listConcepts, listSearches, listWordAdditions } from '@aaspaas/contract/console/words/calls';
import type { PageUrl } from '../../current-url/url';
import { listRequestOf } from '../list-url';

/** The lists of the page; the first one is shown where the url names none. */
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
  const { q, page, city, days } = listRequestOf(url, 'city', 'days');
  return {
    show: wordListOf(url),
    ...(q && { q }),
    ...(page && { page: page.slice(0, 10) }),
    ...(city && { city: city.slice(0, 100) }),
    ...(days && { days: days.slice(0, 3) }),
  };
}

export function conceptsRequest(url: PageUrl): RequestTo<typeof listConcepts> {
  const { q, page } = listRequestOf(url);
  return { ...(q && { q }), ...(page && { page: page.slice(0, 10) }) };
}

export function additionsRequest(url: PageUrl): RequestTo<typeof listWordAdditions> {
  const { page } = listRequestOf(url);
  return page ? { page: page.slice(0, 10) } : {};
}
