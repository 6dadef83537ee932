import type { PageUrl } from '../current-url/url';
import { cityInUrl } from '../places/place-in-urls';
import type { VisitLocation } from '../places/visit-location';
import { type Place, placeInCalls } from './requests';

/**
 * Where a list is requested for: as the server knows it, or else the position of the device. The position is sent only
 * within the same city, because distances from another city are of no use.
 */
export function requestedPlace(
  url: PageUrl,
  at: string | null,
  here: Pick<Place, 'here'>,
  location: VisitLocation,
): Place {
  const city = cityInUrl(url);
  if (location.state !== 'found' || (city === '' && at !== null && !isHere(location, at)))
    return placeInCalls(url, at, here);
  if (city === '') return { ...(location.city !== null && { city: location.city }), ...location.position };
  // The area around the position names its town as the dropdown does; the map service may use another name.
  const isSame = [location.city, location.place?.city].some(
    (name) => name?.toLowerCase() === city.toLowerCase(),
  );
  return isSame ? { city, ...location.position } : { city };
}

/** True if the chosen place is the area around the device's position; then the position says more. */
export const isHere = (location: VisitLocation, at: string | null): boolean =>
  location.state === 'found' && at !== null && location.place?.key === at;
