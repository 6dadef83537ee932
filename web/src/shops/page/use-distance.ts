import { useEffect, useState } from 'react';
import { distanceKm, type Position, sayDistance } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { askPosition } from '../../places/device-position';

/** How far the shop is, for visitors who let us know where they are. Nobody is asked here. */
export function useDistance(shop: ShopRecord): string | null {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => {
    let isLeft = false;
    allowedPosition().then(
      (found) => !isLeft && setPosition(found),
      // Then the page says nothing of distance.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  if (shop.is_approximate) return null;
  return shop.distance ?? (position && sayDistance(distanceKm(position, shop)));
}

async function allowedPosition(): Promise<Position | null> {
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  return state === 'granted' ? askPosition() : null;
}
