import { amendUrl, useUrl } from '../../current-url/url';
import { useChosenPlace } from '../../places/chosen-place';
import { cityInUrl } from '../../places/place-in-urls';
import { rememberCity } from '../../places/remember-city';
import { listWith } from '../../search/list-urls';
import { type Place, placeInCalls, searchOf } from '../../search/requests';

interface LandingPlace {
  readonly chosen: ReturnType<typeof useChosenPlace>['place'];
  readonly place: Place;
  /** As in the url. */
  readonly city: string;
  /** The city that is shown while nobody has said where to look. */
  readonly example: string | null;
  onCity(next: string): void;
}

/** Where the landing page searches: around the chosen place, or in a city. It never asks the device. */
export function useLandingPlace(): LandingPlace {
  const url = useUrl();
  const { place: chosen, at, here } = useChosenPlace();
  const city = cityInUrl(url);
  const onCity = (next: string) => {
    if (next) rememberCity(next);
    amendUrl(listWith(url, { city: next, at: null }));
  };
  const example = !city && at === null ? searchOf(url).city : null;
  return { chosen, place: placeInCalls(url, at, here), city, example, onCity };
}
