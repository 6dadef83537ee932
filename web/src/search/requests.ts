import type { PageUrl } from '../current-url/url';
import type { PageVisit } from '../pages/page-server';
import { placeOfVisit } from '../places/chosen-place';
import { hereInUrl } from '../places/place-in-urls';
import type { RequestTo } from '@aaspaas/contract/call';
import { cityOfLocation } from '@aaspaas/contract/places/city-of-location';
import { defaultLocation } from '@aaspaas/contract/places/default-location';
import type { Place as ChosenPlace } from '@aaspaas/contract/places/place';
import type { listShops } from '@aaspaas/contract/shops/calls';

/** What pages request, as plain data: the server requests the same before it renders them. */

export type Request = RequestTo<typeof listShops>;

/** Where to search, as far as it is known: a chosen place, a city, a position, or the latter two. */
export type Place = Pick<Request, 'at' | 'here' | 'city' | 'latitude' | 'longitude'>;

export const cardsInASection = 6;

/** Search text and city are in the url, so that Back, reload and a shared link all work. */
export function searchOf({ query }: PageUrl): { search: string; city: string } {
  return {
    search: query.get('search')?.trim() ?? '',
    city: cityOfLocation(query.get('city')?.trim() || defaultLocation),
  };
}

/** Where a page that opens searches: around the place of its url or of the profile, or in a city, or in the default one. */
export function firstPlace(visit: Pick<PageVisit, 'url' | 'user'>): Place {
  const at = placeOfVisit(visit);
  return at === null ? { city: searchOf(visit.url).city } : { at, ...hereInUrl(visit.url) };
}

/** The end of a list's title, which says how it is sorted, or which place or city it is for. */
export const sayPlace = ({ at, here, city, latitude }: Place, chosen: ChosenPlace | null = null): string => {
  if (latitude !== undefined || here) return ', nearest to you first';
  if (at !== undefined) return chosen ? ` near ${chosen.name}` : '';
  return city ? ` in and around ${city}` : '';
};

export type Kind = 'shop' | 'service';

export const sectionRequest = (kind: Kind, place: Place): Request => ({
  ...place,
  sh_shop_or_service: kind,
  fields: 'card',
  // As many services may be among the shops above them.
  limit: kind === 'shop' ? cardsInASection : 2 * cardsInASection,
});
