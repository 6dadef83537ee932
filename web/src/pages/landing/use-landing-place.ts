import { sayPlace } from '@aaspaas/contract/places/place';
import { amendUrl, useUrl } from '../../current-url/url';
import { useChosenPlace } from '../../places/chosen-place';
import { rememberCity } from '../../places/remember-city';
import { listWith } from '../../search/list-urls';
import { type Place, placeInCalls, searchOf } from '../../search/requests';

interface LandingPlace {
  readonly chosen: ReturnType<typeof useChosenPlace>['place'];
  readonly place: Place;
  readonly form: { readonly city: string; readonly here?: string; onCity(next: string): void };
}

/** Where the landing page searches: around the chosen place, or in a city. It never asks the device. */
export function useLandingPlace(): LandingPlace {
  const url = useUrl();
  const { place: chosen, at, here } = useChosenPlace();
  const { city } = searchOf(url);
  const onCity = (next: string) => {
    if (next) rememberCity(next);
    amendUrl(listWith(url, { city: next, at: null }));
  };
  return {
    chosen,
    place: placeInCalls(url, at, here),
    form:
      at === null ? { city, onCity } : { city: '', here: chosen ? sayPlace(chosen) : 'Your place', onCity },
  };
}
