import type { PageUrl } from '../links/url';
import { carryPlace, cityInUrl, placeInUrl } from '../places/place-in-urls';
import { pageOf } from './list-requests';

type Changes = Readonly<Record<string, string | null>>;

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

/** Another page, for the place or the city that was chosen here. */
export const inSamePlace = (path: string, url: PageUrl): string =>
  carryPlace(path, placeInUrl(url), cityInUrl(url));
