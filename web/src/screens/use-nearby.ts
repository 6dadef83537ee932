import { useCallback } from 'react';
import { placeAsked } from '../places/place-asked';
import { useVisitLocation } from '../places/visit-location';
import { navigate, useAddress } from '../router/address';
import { addressWith } from './addresses';
import { kindOfPage } from './list-requests';
import { searchOf } from './requests';

/** What the home, shops and services pages have in common: who is asked for, and where. */
export function useNearby() {
  const address = useAddress();
  const { location, refresh } = useVisitLocation();
  const { search } = searchOf(address);
  const city = address.query.get('city')?.trim() ?? '';
  const kind = kindOfPage(address);
  const onCity = useCallback(
    (next: string) => navigate(addressWith(address, { city: next }), { replace: true }),
    [address],
  );
  return {
    address,
    kind,
    refresh,
    search,
    place: placeAsked(city, location),
    hero: { action: address.path, search, city, kind, location, onCity, onRefresh: refresh },
  };
}
