import * as paths from '@aaspaas/contract/paths';
import { type Changes, type PageUrl, urlWith } from '../current-url/url';
import { carryPlace, cityInUrl, placeInUrl } from '../places/place-in-urls';
import { kindOfPage, pageOf } from './list-requests';
import type { Kind } from './requests';

/** The same list with another choice, from its first page on. */
export const listWith = (url: PageUrl, changes: Changes): string => urlWith(url, { page: null, ...changes });

export const nextPageOf = (url: PageUrl): string => urlWith(url, { page: String(pageOf(url) + 1) });

/** The same search among shops, or among services: another page, or in the finder another choice. */
export function urlOfKind(url: PageUrl, kind: Kind): string {
  if (kindOfPage(url) === null) return listWith(url, { type: kind === 'shop' ? kind : null, shop: null });
  return listWith({ ...url, path: kind === 'shop' ? paths.shops : paths.services }, { shop: null });
}

/** The url of another page, for the place or city that is chosen here. */
export const inSamePlace = (path: string, url: PageUrl): string =>
  carryPlace(path, placeInUrl(url), cityInUrl(url));
