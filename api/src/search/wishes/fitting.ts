import type { Place } from '@aaspaas/contract/places/place';
import type { Db } from '../../db/open';
import type { ShopRow } from '../../shop-rows/queries';
import { findShops } from '../finding/find-shops';
import { usualKm } from '../scope';

const mostSeen = 50;
const fits = new Set(['name', 'all', 'items']);

/** Listed businesses that offer what somebody looks for, within 25 km; not those that only come near to it. */
export async function fitting(db: Db, text: string, place: Place, now: Date): Promise<readonly ShopRow[]> {
  const answer = await findShops(db, {
    text,
    isExact: false,
    // As an area, so that a city too is searched around its middle.
    place: { ...place, pin: place.pin ?? '' },
    city: null,
    position: null,
    withinKm: usualKm,
    kind: null,
    categoryId: null,
    openAt: null,
    stars: null,
    delivers: false,
    sort: null,
    whole: 'none',
    limit: mostSeen,
    offset: 0,
    at: now,
  });
  return fits.has(answer.tier) ? answer.rows.slice(0, answer.good) : [];
}
