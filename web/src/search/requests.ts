import type { PageUrl } from '../current-url/url';
import type { PageVisit } from '../page/page-server';
import { placeKeyOf } from '../places/chosen-place';
import { cityInUrl, hereInUrl } from '../places/place-in-urls';
import type { RequestTo } from '@aaspaas/contract/call';
import { cityOfLocation } from '@aaspaas/contract/places/city-of-location';
import { defaultLocation } from '@aaspaas/contract/places/default-location';
import type { Place as ChosenPlace } from '@aaspaas/contract/places/place';
import type { listShops } from '@aaspaas/contract/shops/calls';
import { say, sayName } from '../say';
import type { Kind } from './asked';

/** The requests of pages, as plain data: the server makes the same ones before it renders them. */

export type Request = RequestTo<typeof listShops>;

/** Where to search, if known: a chosen place, a city, a position, or city and position. */
export type Place = Pick<Request, 'at' | 'here' | 'city' | 'latitude' | 'longitude'>;

export const cardsInASection = 6;

/** Search text and city are in the url, so that Back, reload and a shared link all work. */
export function searchOf(url: PageUrl): { search: string; city: string } {
  return {
    search: url.query.get('search')?.trim() ?? '',
    city: cityInUrl(url) || cityOfLocation(defaultLocation),
  };
}

/** Where a list is for, as the server knows it: in the city of the url, around the place, or in the default city. */
export function placeInCalls(url: PageUrl, at: string | null, here: Pick<Place, 'here'>): Place {
  return at === null || cityInUrl(url) ? { city: searchOf(url).city } : { at, ...here };
}

/** The same for a page that opens. */
export const firstPlace = (visit: Pick<PageVisit, 'url' | 'user'>): Place =>
  placeInCalls(visit.url, placeKeyOf(visit), hereInUrl(visit.url));

/** A list's title, which says how it is sorted, or which place or city it is for. */
export function sayList(
  kind: Kind | null,
  { at, here, city, latitude }: Place,
  chosen: ChosenPlace | null,
): string {
  const isService = kind === 'service';
  if (latitude !== undefined || here)
    return say(isService ? 'Services, nearest to you first' : 'Shops, nearest to you first');
  if (at !== undefined && chosen)
    return say(isService ? 'Services near {name}' : 'Shops near {name}', { name: sayName(chosen.name) });
  if (at === undefined && city)
    return say(isService ? 'Services in and around {city}' : 'Shops in and around {city}', {
      city: sayName(city),
    });
  return say(isService ? 'Services' : 'Shops');
}

/** What is open stands first, then shops, then services; each leaves out what stands above it, so it asks for more. */
export const sectionRequests = (place: Place): Readonly<Record<'open' | Kind, Request>> => ({
  open: { ...place, open: 'now', fields: 'card', limit: cardsInASection },
  shop: { ...place, sh_shop_or_service: 'shop', fields: 'card', limit: 2 * cardsInASection },
  service: { ...place, sh_shop_or_service: 'service', fields: 'card', limit: 3 * cardsInASection },
});
