import { useState, useEffect } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { ShopArticle, type ShopLayoutProps } from '../../shops/detail/ShopDetail';
import { distanceKm, type Position, sayDistance } from '@aaspaas/contract/places/distance';
import { askPosition } from '../../places/device-position';
import { say } from '../../say';

/** The first one, and up to four beside it. */
const mostPhotos = 5;

/** The gallery layout: the shop as wide as the page, with its distance on the photos. */
export function ShopShowcase({ nearby, ...shown }: ShopLayoutProps) {
  const distance = useDistance(shown.shop);
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 pb-6 sm:py-6">
      <ShopArticle
        {...shown}
        shop={{ ...shown.shop, distance: null }}
        most={mostPhotos}
        badge={
          distance && (
            <p className="absolute top-3 left-3 rounded-full bg-card px-3 py-1 font-semibold shadow-soft">
              {say('{distance} away', { distance })}
            </p>
          )
        }
      />
      <aside className="grid content-start gap-6 md:grid-cols-2">{nearby}</aside>
    </div>
  );
}

/** The distance to the shop, for visitors who have shared their position. It does not ask them. */
function useDistance(shop: ShopRecord): string | null {
  const [position, setPosition] = useState<Position | null>(null);
  // If it fails, the page shows no distance.
  useEffect(() => void allowedPosition().then(setPosition, () => {}), []);
  if (shop.is_approximate) return null;
  return shop.distance ?? (position && sayDistance(distanceKm(position, shop)));
}

async function allowedPosition(): Promise<Position | null> {
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  return state === 'granted' ? askPosition() : null;
}
