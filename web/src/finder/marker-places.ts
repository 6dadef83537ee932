import { cities, findCity } from '@aaspaas/contract/places/cities';
import type { Position } from '@aaspaas/contract/places/distance';
import type { MapMarker } from '../places/map/marker';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';

/** The map's centre for a city that is not in our list: Bangalore. */
const middleOfTheMap: Position = { latitude: 12.9716, longitude: 77.5946 };

/** The marker of Bangalore's middle, at its established position. */
const middleOfBangalore: Position = { latitude: 12.97, longitude: 77.59 };
const homeCity = 'Bangalore';

/** The map's centre for a city. */
export const middleOf = (city: string): Position => findCity(city) ?? middleOfTheMap;

/** The visitor's position. Until the device has told it, the middle of the city, labelled as such. */
export function standpoint(here: Position | null, city: string): MapMarker {
  if (here) return { id: 'you', position: here, variant: 'you', title: 'Your Location' };
  const known = findCity(city)?.name ?? homeCity;
  const position = known === homeCity ? middleOfBangalore : middleOf(known);
  return { id: 'middle', position, variant: 'middle', title: `Middle of ${known}` };
}

/** About a hundred and fifty metres each: beside the centre and beside each other. */
const offset = 0.0015;

/**
 * The markers' positions. A shop without a pin has the position of its city's middle, and several may share it:
 * they are shown beside that spot.
 */
export function placesOf(shops: readonly ShopRecord[]): readonly Position[] {
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
