import { distanceKm, minutesOnFoot, sayDistance as sayKm } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useChosenPlace } from '../../places/chosen-place';
import { sayDistance } from '../cards/card-view';
import { say } from '../../say';

/** How far it is from where somebody is or wants to be, as far as that is known; otherwise its city. */
export function HowFar({ shop }: { shop: ShopRecord }) {
  const { shown, km } = useDistance(shop);
  const minutes = km === undefined ? null : minutesOnFoot(km);
  return (
    <>
      <span>{sayDistance(shown)}</span>
      {minutes !== null && <span> · {say('{minutes} min on foot', { minutes })}</span>}
    </>
  );
}

/** What a list has measured, or else from the chosen place. */
function useDistance(shop: ShopRecord) {
  const { place, here } = useChosenPlace();
  const { distance, distance_m: metres, is_approximate: hasNoPin } = shop;
  if (distance) return { shown: shop, km: metres === undefined ? undefined : metres / 1000 };
  if (!place || hasNoPin) return { shown: shop, km: undefined };
  const km = distanceKm(place, shop);
  return { shown: { distance: sayKm(km), distance_from: here.here ? null : place.name }, km };
}
