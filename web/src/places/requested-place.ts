import { cityOfLocation } from '@aaspaas/contract/places/city-of-location';
import { defaultLocation } from '@aaspaas/contract/places/default-location';
import type { Position } from '@aaspaas/contract/places/distance';
import type { VisitLocation } from './visit-location';

/** The place that a list is requested for, as the call names it. */
export type RequestedPlace = {
  readonly at?: string;
  readonly here?: '1';
  readonly city?: string;
} & Partial<Position>;

/**
 * A chosen city, or the chosen place, or where the visitor is, or the default. The position is sent only within the
 * same city, because distances from another city are of no use.
 */
export function requestedPlace(
  chosen: string,
  location: VisitLocation,
  at: string | null = null,
  ofDevice: Pick<RequestedPlace, 'here'> = {},
): RequestedPlace {
  const city = cityOfLocation(chosen);
  if (city === '' && at !== null && !isHere(location, at)) return { at, ...ofDevice };
  if (location.state !== 'found') return { city: city || cityOfLocation(defaultLocation) };
  const here = location.city === null ? {} : { city: location.city };
  if (city === '') return { ...here, ...location.position };
  // The area around the position names its town as the dropdown does, whatever the map service calls it.
  const isSame = [location.city, location.place?.city].some(
    (name) => name?.toLowerCase() === city.toLowerCase(),
  );
  return isSame ? { city, ...location.position } : { city };
}

/** The place is named after the device's position, which says more. */
export const isHere = (location: VisitLocation, at: string | null): boolean =>
  location.state === 'found' && at !== null && location.place?.key === at;
