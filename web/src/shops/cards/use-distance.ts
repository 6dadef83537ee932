import { distanceKm, sayDistance as sayKm } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useChosenPlace } from '../../places/chosen-place';

/** What a list has measured, or else from the chosen place. */
export function useDistance(shop: ShopRecord) {
  const { place, here } = useChosenPlace();
  const { distance, distance_m: metres, is_approximate: hasNoPin } = shop;
  if (distance) return { shown: shop, km: metres === undefined ? undefined : metres / 1000 };
  if (!place || hasNoPin) return { shown: shop, km: undefined };
  const km = distanceKm(place, shop);
  return { shown: { distance: sayKm(km), distance_from: here.here ? null : place.name }, km };
}
