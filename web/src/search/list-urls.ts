import * as paths from '@aaspaas/contract/paths';
import { type Changes, type PageUrl, urlWith } from '../current-url/url';
import { carryPlace, cityInUrl, placeInUrl } from '../places/place-in-urls';
import { askedOf, type Kind } from './asked';
import { pageOf } from './list-requests';

/** The same list with another choice, from its first page on. */
export const listWith = (url: PageUrl, changes: Changes): string => urlWith(url, { page: null, ...changes });

/** The same list with one shop of it in its place, or none; the list stays as long as it is. */
export const listShowing = (url: PageUrl, shop: number | null): string =>
  urlWith(url, { shop: shop === null ? null : String(shop) });

/** The same list, or its map, where there is no room for both. */
export const listViewed = (url: PageUrl, view: View): string =>
  urlWith(url, { view: view === 'map' ? view : null });

export type View = 'list' | 'map';

export const viewOf = ({ query }: PageUrl): View => (query.get('view') === 'map' ? 'map' : 'list');

export const nextPageOf = (url: PageUrl): string => urlWith(url, { page: String(pageOf(url) + 1) });

/** Another text in the same list, as a page of its own; how the last one was read no longer counts. */
export const searchedAs = (url: PageUrl, text: string | null): string =>
  listWith(url, { [askedOf(url)?.field ?? 'search']: text, exact: null, shop: null, open: null });

/** The same search among shops, or among services: another page, or in the finder another choice. */
export function urlOfKind(url: PageUrl, kind: Kind): string {
  if (paths.isAt(url.path, paths.finder))
    return listWith(url, { type: kind === 'shop' ? kind : null, shop: null });
  return listWith({ ...url, path: kind === 'shop' ? paths.shops : paths.services }, { shop: null });
}

/** The url of another page, for the place or city that is chosen here. */
export const inSamePlace = (path: string, url: PageUrl): string =>
  carryPlace(path, placeInUrl(url), cityInUrl(url));
