import { findCity } from '@aaspaas/contract/places/cities';
import { cityOfLocation, defaultLocation } from '@aaspaas/contract/places/city-names';
import type { Position } from '@aaspaas/contract/places/distance';
import type { VisitLocation } from './visit-location';

/** The place that a list is asked for, in the words of the call. */
export type RequestedPlace = { readonly city?: string } & Partial<Position>;

/**
 * A city that was chosen, else where the visitor is, else the default. The position goes along where it says
 * something: distances from another city do not.
 */
export function requestedPlace(chosen: string, location: VisitLocation): RequestedPlace {
  const city = cityOfLocation(chosen);
  if (location.state !== 'found') return { city: city || cityOfLocation(defaultLocation) };
  const here = location.city === null ? {} : { city: location.city };
  if (city === '') return { ...here, ...location.position };
  return isSameCity(city, location.city) ? { city, ...location.position } : { city };
}

function isSameCity(one: string, other: string | null): boolean {
  const keyOf = (name: string) => findCity(name)?.name ?? name.toLowerCase();
  return other !== null && keyOf(one) === keyOf(other);
}
