import { minutesOnFoot } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { sayDistance } from '../cards/card-view';
import { useDistance } from '../cards/use-distance';
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
