import { cities, findCity } from '@aaspaas/contract/places/cities';
import type { Position } from '@aaspaas/contract/places/distance';
import type { MapMarker } from '../places/map/marker';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';

/** Where the map looks when the city is none of ours: Bangalore. */
const middleOfTheMap: Position = { latitude: 12.9716, longitude: 77.5946 };

/** The middle of the map's own city, as it has always been marked. */
const middleOfBangalore: Position = { latitude: 12.97, longitude: 77.59 };
const homeCity = 'Bangalore';

/** The map's centre for a city. */
export const middleOf = (city: string): Position => findCity(city) ?? middleOfTheMap;

/** Where the visitor is; until the device has told, the middle of the city, which says that it is no more than that. */
export function standpoint(here: Position | null, city: string): MapMarker {
  if (here) return { id: 'you', position: here, variant: 'you', title: 'Your Location' };
  const known = findCity(city)?.name ?? homeCity;
  const position = known === homeCity ? middleOfBangalore : middleOf(known);
  return { id: 'middle', position, variant: 'middle', title: `Middle of ${known}` };
}

/** About a hundred and fifty metres each: beside the centre and beside each other. */
const offset = 0.0015;

/**
 * Shops stand where they are. One that named no place was put into the middle of its city, or where others without
 * one are: it is shown beside that spot.
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
