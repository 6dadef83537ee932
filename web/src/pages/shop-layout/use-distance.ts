import { useEffect, useState } from 'react';
import { distanceKm, type Position, sayDistance } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { askPosition } from '../../places/device-position';

/** The distance to the shop, for visitors who have shared their position. It does not ask them. */
export function useDistance(shop: ShopRecord): string | null {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => {
    let isLeft = false;
    allowedPosition().then(
      (found) => !isLeft && setPosition(found),
      // If it fails, the page shows no distance.
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
