import { distanceKm, type Position, sayDistance } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { bestMatch } from '@aaspaas/contract/search/best-match';
import { middleOf } from './marker-places';

/** The shop that the term most likely means leads; the others follow as they came. */
export function bestFirst(term: string, list: readonly ShopRecord[]): readonly ShopRecord[] {
  const best = bestMatch(term, list);
  return best ? [best, ...list.filter((shop) => shop !== best)] : [];
}

/** Further away one is in another city, and distances say nothing. */
const sameCityKm = 60;

/** Nearest first, each with its distance, for somebody who is in the city; else as it came. */
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
