import { findCity } from '@aaspaas/contract/places/cities';
import type { Position } from '@aaspaas/contract/places/distance';
import { isPin } from '@aaspaas/contract/places/place';
import type { Db } from '../db/open';
import { placeByKey, townNamed } from '../places/find-place';
import type { Listing } from './listing';

/** '560 034' is read too. What is no PIN code is as if it were not given, because nobody has to give one. */
export function readPinCode(typed = ''): string | null {
  const digits = typed.replace(/\s/g, '');
  return isPin(digits) ? digits : null;
}

/** Where the PIN code lies, or the town, unless it is a city, whose middle is known; null if nobody knows them. */
export async function pointOfPlace(
  db: Db,
  { pinCode, city, state }: Pick<Listing, 'pinCode' | 'city' | 'state'>,
): Promise<Position | null> {
  const ofPinCode = pinCode === null ? null : await placeByKey(db, pinCode);
  const place = ofPinCode ?? (findCity(city) ? null : await townNamed(db, city, state));
  return place && { latitude: place.latitude, longitude: place.longitude };
}
