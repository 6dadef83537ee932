import { findCity } from '@aaspaas/contract/places/cities';
import { cityOfLocation, defaultLocation } from '@aaspaas/contract/places/city-names';
import type { Position } from '@aaspaas/contract/places/distance';
import type { VisitLocation } from './visit-location';

/** The place that a list is requested for, as the call names it. */
export type RequestedPlace = { readonly at?: string; readonly city?: string } & Partial<Position>;

/**
 * A chosen city, or the chosen place, or where the visitor is, or the default. The position is sent only within the
 * same city, because distances from another city are of no use.
 */
export function requestedPlace(
  chosen: string,
  location: VisitLocation,
  at: string | null = null,
): RequestedPlace {
  const city = cityOfLocation(chosen);
  if (city === '' && at !== null && !isHere(location, at)) return { at };
  if (location.state !== 'found') return { city: city || cityOfLocation(defaultLocation) };
  const here = location.city === null ? {} : { city: location.city };
  if (city === '') return { ...here, ...location.position };
  return isSameCity(city, location.city) ? { city, ...location.position } : { city };
}

/** The place is named after the device's position, which says more. */
export const isHere = (location: VisitLocation, at: string | null): boolean =>
  location.state === 'found' && at !== null && location.place?.key === at;

function isSameCity(one: string, other: string | null): boolean {
  const keyOf = (name: string) => findCity(name)?.name ?? name.toLowerCase();
  return other !== null && keyOf(one) === keyOf(other);
}
