import * as paths from '@aaspaas/contract/paths';
import type { PageUrl } from '../current-url/url';
import { carryPlace, cityInUrl, placeInUrl } from '../places/place-in-urls';
import { kindOfPage, pageOf } from './list-requests';
import type { Kind } from './requests';

/** Fields of a url, removed where null. */
export type Changes = Readonly<Record<string, string | null>>;

/** The same url with some fields changed, or removed where null. A new search starts at its first page. */
export function urlWith({ path, query }: PageUrl, changes: Changes): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ page: null, ...changes })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return path + (text && `?${text}`);
}

export const nextPageOf = (url: PageUrl): string => urlWith(url, { page: String(pageOf(url) + 1) });

/** The same search among shops, or among services: another page, or in the finder another choice. */
export function urlOfKind(url: PageUrl, kind: Kind): string {
  if (kindOfPage(url) === null) return urlWith(url, { type: kind === 'shop' ? kind : null, shop: null });
  return urlWith({ ...url, path: kind === 'shop' ? paths.shops : paths.services }, { shop: null });
}

/** Another page, for the place or the city that was chosen here. */
export const inSamePlace = (path: string, url: PageUrl): string =>
  carryPlace(path, placeInUrl(url), cityInUrl(url));
