import type { PageUrl } from '../navigation/url';
import type { RequestTo } from '@aaspaas/contract/call';
import { cityOfLocation, defaultLocation } from '@aaspaas/contract/places/city-names';
import type { listShops } from '@aaspaas/contract/shops/calls';

/** What pages request, as plain data: the server requests the same before it renders them. */

export type Request = RequestTo<typeof listShops>;

/** Where to search, as far as it is known: a city, a position, or both. */
export type Place = Pick<Request, 'city' | 'latitude' | 'longitude'>;

const cardsInASection = 6;

/** Search text and city are in the url, so that Back, reload and a shared link all work. */
export function searchOf({ query }: PageUrl): { search: string; city: string } {
  return {
    search: query.get('search')?.trim() ?? '',
    city: cityOfLocation(query.get('city')?.trim() || defaultLocation),
  };
}

/** The end of a list's title, which says how it is sorted or which city it is for. */
export const sayPlace = ({ city, latitude }: Place): string => {
  if (latitude !== undefined) return ', nearest to you first';
  return city ? ` in and around ${city}` : '';
};

export type Kind = 'shop' | 'service';

export const sectionRequest = (kind: Kind, place: Place): Request => ({
  ...place,
  sh_shop_or_service: kind,
  fields: 'card',
  limit: cardsInASection,
});
