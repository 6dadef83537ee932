import { cityInUrl } from '../places/place-in-urls';
import { useChosenPlace } from '../places/chosen-place';
import { type Detection, useVisitLocation } from '../places/visit-location';
import { useUrl } from '../current-url/url';
import type { Place as ChosenPlace } from '@aaspaas/contract/places/place';
import { requestedPlace } from './requested-place';
import { type Place, searchOf } from './requests';
import { say } from '../say';

export interface SearchPlace extends Detection {
  /** As calls name it. */
  readonly place: Place;
  readonly chosen: ChosenPlace | null;
  /** As people call it; null while nobody has told us the name. */
  readonly name: string | null;
  /** Nobody has said where to look, so that the list is an example. */
  readonly isExample: boolean;
  /** The page asks the device as it opens. */
  readonly asksDevice: boolean;
}

/** Where a page searches. */
export function useSearchPlace(asksDevice: boolean): SearchPlace {
  const url = useUrl();
  const { location, refresh } = useVisitLocation(asksDevice);
  const { place: chosen, at, here } = useChosenPlace();
  const city = cityInUrl(url);
  const found = location.state === 'found' ? (location.place?.name ?? location.city) : null;
  const isExample = !city && at === null && location.state !== 'found';
  const name = city || chosen?.name || found || (isExample ? searchOf(url).city : null);
  return {
    place: requestedPlace(url, at, here, location),
    chosen,
    name: name && say(name),
    isExample,
    asksDevice,
    location,
    refresh,
  };
}
