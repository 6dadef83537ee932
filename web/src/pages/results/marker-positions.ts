import { cities, findCity } from '@aaspaas/contract/places/cities';
import type { Position } from '@aaspaas/contract/places/distance';
import type { Place } from '@aaspaas/contract/places/place';
import type { PageUrl } from '../../current-url/url';
import { cityInUrl } from '../../places/place-in-urls';
import { isHere } from '../../search/requested-place';
import type { SearchPlace } from '../../search/use-search-place';
import { firstView } from '../../places/map/first-view';
import type { MapMarker } from '../../places/map/marker';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { say, sayName } from '../../say';

/** The marker of Bangalore's middle, at its established position. */
const middleOfBangalore: Position = { latitude: 12.97, longitude: 77.59 };
const homeCity = 'Bangalore';

/** Where the visitor searches. */
export interface Where {
  /** As the url names it; empty if it does not. */
  readonly city: string;
  /** The chosen place, unless a city was named or it is where the device is. */
  readonly place: Pick<Place, 'name' | 'latitude' | 'longitude'> | null;
  /** The device's position, if it is known. */
  readonly here: Position | null;
}

export function whereOf(url: PageUrl, { location, chosen }: Pick<SearchPlace, 'location' | 'chosen'>): Where {
  return {
    city: cityInUrl(url),
    place: isHere(location, chosen?.key ?? null) ? null : chosen,
    here: location.state === 'found' ? location.position : null,
  };
}

/** The map's centre for a city. */
const middleOf = (city: string): Position => findCity(city) ?? firstView.middle;

export const centreOf = ({ city, place, here }: Where): Position =>
  city ? middleOf(city) : (place ?? here ?? firstView.middle);

/**
 * The middle of the search first: the chosen place, or else the visitor's position. Until the device has told it, the
 * middle of the city, labelled as such.
 */
export function standpoints({ city, place, here }: Where): readonly [MapMarker, ...MapMarker[]] {
  const you: MapMarker[] = here
    ? [{ id: 'you', position: here, variant: 'you', title: say('Your Location') }]
    : [];
  if (place)
    return [{ id: 'middle', position: place, variant: 'middle', title: sayName(place.name) }, ...you];
  const [first] = you;
  return first ? [first] : [middleMarker(city)];
}

function middleMarker(city: string): MapMarker {
  const known = findCity(city)?.name ?? homeCity;
  const position = known === homeCity ? middleOfBangalore : middleOf(known);
  return {
    id: 'middle',
    position,
    variant: 'middle',
    title: say('Middle of {place}', { place: sayName(known) }),
  };
}

/** About a hundred and fifty metres each: beside the centre and beside each other. */
const offset = 0.0015;

/**
 * The markers' positions. A shop without a pin has the position of its city's middle, and several may share it:
 * they are shown beside that spot.
 */
export function positionsOf(shops: readonly ShopRecord[]): readonly Position[] {
  const taken = new Set(cities.map(keyOf));
  return shops.map((shop, index) => {
    const { latitude, longitude } = shop;
    const isFree = !taken.has(keyOf(shop));
    taken.add(keyOf(shop));
    if (isFree) return { latitude, longitude };
    const [north, east] = [(index % 2 ? -1 : 1) * (1 + (index % 5)), (index % 3) - 1];
    return { latitude: latitude + north * offset, longitude: longitude + east * 2 * offset };
  });
}

const keyOf = ({ latitude, longitude }: Position): string => `${latitude} ${longitude}`;
