import { cityOfLocation } from '@aaspaas/contract/places/city-of-location';
import type { FirstScript } from '@aaspaas/contract/page';
import * as paths from '@aaspaas/contract/paths';
import { type PageUrl, readUrl } from '../current-url/url';

const key = /^[a-z0-9][a-z0-9-]{1,99}$/;

/** The others, such as a shop's own, keep a url that is the same for everybody. */
export const isSearchingPage = (path: string): boolean =>
  paths.isAt(path, '/', paths.userHome, paths.shops, paths.services, paths.finder);

/** The city that a url names, as the dropdown of a search sends it. */
export const cityInUrl = ({ query }: PageUrl): string => cityOfLocation(query.get('city') ?? '');

/** The key of the place that a url names. Beside a city it is what the form had before one was chosen. */
export function placeInUrl(url: PageUrl): string | null {
  const at = url.query.get('at') ?? '';
  return key.test(at) && !cityInUrl(url) ? at : null;
}

/** Beside a place that a url names: it is where the device was, which people know by no name. */
export const hereInUrl = ({ query }: PageUrl): { here?: '1' } =>
  query.get('here') === '1' ? { here: '1' } : {};

/** The same url, without the place that it names. */
export const withoutPlace = (url: PageUrl): string => rewrite(url, ['at', 'here'], null);

/** The same url for another place, from its first page on. */
export const urlAt = (url: PageUrl, at: string | null): string =>
  rewrite(url, ['at', 'here', 'city', 'page'], at);

function rewrite({ path, query }: PageUrl, leaving: readonly string[], at: string | null): string {
  const next = new URLSearchParams(query);
  for (const name of leaving) next.delete(name);
  if (at !== null && isSearchingPage(path)) next.set('at', at);
  const text = next.toString();
  return path + (text && `?${text}`);
}

/**
 * A url with the place that the visitor comes from: a chosen one, or else the city of the page's url. Only pages that
 * search get it, or those of shops too, and only if their url names none itself.
 */
export function carryPlace(to: string, at: string | null, city = '', toShops = false): string {
  const [whole = '', hash = ''] = to.split(/(?=#)/, 2);
  const { path, query } = readUrl(whole);
  const takes = isSearchingPage(path) || (toShops && path.startsWith(paths.shopPages));
  if (!(at || city) || !takes || namesPlace(query)) return to;
  const field = at ? `at=${at}` : `city=${encodeURIComponent(city)}`;
  return `${whole}${whole.includes('?') ? '&' : '?'}${field}${hash}`;
}

const namesPlace = (query: URLSearchParams): boolean => query.has('at') || query.has('city');

/** What a browser that remembers a place does with a url that names none, before it paints the page. */
export function firstScriptOf({ path, query }: PageUrl): FirstScript | null {
  if (namesPlace(query)) return null;
  return isSearchingPage(path) ? 'go-to-place' : 'name-place';
}
