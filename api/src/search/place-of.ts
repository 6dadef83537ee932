import type { Place } from '@aaspaas/contract/places/place';
import type { Db } from '../db/open';
import { placeByKey } from '../places/find-place';

/** The place that a url names by its key. */
export const placeOf = async (db: Db, key = ''): Promise<Place | null> =>
  key.trim() ? placeByKey(db, key.trim()) : null;
