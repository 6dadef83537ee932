import { useCallback } from 'react';
import { requestedPlace } from '../places/requested-place';
import { useVisitLocation } from '../places/visit-location';
import { navigate, useUrl } from '../navigation/url';
import { urlWith } from './list-urls';
import { kindOfPage } from './list-requests';
import { searchOf } from './requests';

/** What the home, shops and services pages share: the requests, and the place. */
export function useNearby() {
  const url = useUrl();
  const { location, refresh } = useVisitLocation();
  const { search } = searchOf(url);
  const city = url.query.get('city')?.trim() ?? '';
  const kind = kindOfPage(url);
  const onCity = useCallback(
    (next: string) => navigate(urlWith(url, { city: next }), { replace: true }),
    [url],
  );
  return {
    url,
    kind,
    refresh,
    search,
    place: requestedPlace(city, location),
    hero: { action: url.path, search, city, kind, location, onCity, onRefresh: refresh },
  };
}
