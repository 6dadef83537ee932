import { cityNames } from '@aaspaas/contract/places/city-names';
import { type Place, sayPlace } from '@aaspaas/contract/places/place';
import type { Suggestion } from '@aaspaas/contract/search/calls';

/** A suggestion; `place` is what it chooses if it is an area, a PIN code or a town beyond the listed cities. */
export type Offer = Suggestion & { readonly place?: Place };

const mostPlaces = 3;

/**
 * Places are offered before the shops of that name, but not where the text is a thing that people want: 'bakery' does
 * not mean Bakery Road in Kolkata.
 */
export function withPlaces(offers: readonly Suggestion[], places: readonly Place[]): Offer[] {
  if (offers.some(({ kind }) => kind === 'category')) return [...offers];
  const more = places
    .filter(({ name, pin }) => pin !== null || !cityNames.some((city) => city === name))
    .slice(0, mostPlaces)
    .map(offerOf);
  const cities = offers.filter(({ kind }) => kind === 'place');
  return [...cities, ...more, ...offers.filter(({ kind }) => kind === 'shop')];
}

const offerOf = (place: Place): Offer => ({
  kind: 'place',
  label: sayPlace(place),
  hint: place.pin === null ? place.district : `${place.city}, ${place.state}`,
  address: null,
  place,
});
