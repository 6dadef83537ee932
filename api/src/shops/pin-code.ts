import type { Position } from '@aaspaas/contract/places/distance';
import { isPin } from '@aaspaas/contract/places/place';
import type { Db } from '../db/open';
import { placeByKey } from '../places/find-place';

/** '560 034' is read too. What is no PIN code is as if it were not given, because nobody has to give one. */
export function readPinCode(typed = ''): string | null {
  const digits = typed.replace(/\s/g, '');
  return isPin(digits) ? digits : null;
}

/** Where a PIN code lies; null if there is none, or nobody knows it. */
export async function pointOfPinCode(db: Db, pinCode: string | null): Promise<Position | null> {
  const place = pinCode === null ? null : await placeByKey(db, pinCode);
  return place && { latitude: place.latitude, longitude: place.longitude };
}
