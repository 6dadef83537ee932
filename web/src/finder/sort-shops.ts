import { distanceKm, type Position, sayDistance } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { bestMatch } from '@aaspaas/contract/search/best-match';
import { middleOf } from './marker-places';

/** Puts the best match for the term first; the others keep their order. */
export function bestFirst(term: string, list: readonly ShopRecord[]): readonly ShopRecord[] {
  const best = bestMatch(term, list);
  return best ? [best, ...list.filter((shop) => shop !== best)] : [];
}

/** Beyond this distance one is in another city, and distances are of no use. */
const sameCityKm = 60;

/** Sorts by distance and adds it, for somebody who is in the city; otherwise keeps the order. */
export function byDistance(
  list: readonly ShopRecord[],
  here: Position | null,
  city: string,
): readonly ShopRecord[] {
  if (!here || distanceKm(here, middleOf(city)) > sameCityKm) return list;
  return list
    .map((shop) => ({ shop, km: distanceKm(here, shop) }))
    .sort((one, other) => one.km - other.km)
    .map(({ shop, km }) => (shop.is_approximate ? shop : { ...shop, distance: sayDistance(km) }));
}
