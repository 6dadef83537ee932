import { useChosenPlace } from '../places/chosen-place';
import { rememberCity } from '../places/remember-city';
import { useVisitLocation } from '../places/visit-location';
import { amendUrl, useUrl } from '../current-url/url';
import { listWith } from './list-urls';
import { kindOfPage } from './list-requests';
import { requestedPlace } from './requested-place';
import { searchOf } from './requests';

/** What the home, shops and services pages share: the requests, and the place. */
export function useNearby() {
  const url = useUrl();
  const { location, refresh } = useVisitLocation();
  const { place: chosen, at, here } = useChosenPlace();
  const { search } = searchOf(url);
  const city = url.query.get('city')?.trim() ?? '';
  const kind = kindOfPage(url);
  const onCity = (next: string) => {
    if (next) rememberCity(next);
    amendUrl(listWith(url, { city: next, at: null }));
  };
  return {
    url,
    kind,
    search,
    chosen,
    place: requestedPlace(url, at, here, location),
    hero: { action: url.path, search, city, kind, location, chosen, onCity, onRefresh: refresh },
  };
}
