import { use, useState, useEffect } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useUrlDialog } from '../../current-url/use-url-dialog';
import { HeartContext } from '../../shops/cards/heart-context';
import { Lightbox } from '../../shops/detail/lazy-lightbox';
import type { ShopLayoutProps } from '../../shops/detail/ShopDetail';
import { ShopFacts } from '../../shops/detail/ShopFacts';
import { ShopPhoto } from '../../shops/cards/ShopPhoto';
import { ShopTabs } from '../../shops/detail/ShopTabs';
import { distanceKm, type Position, sayDistance } from '@aaspaas/contract/places/distance';
import { askPosition } from '../../places/device-position';
import { say } from '../../say';

const mostBeside = 4;

/** The gallery layout: the photos first, as wide as the page, then the same facts and tabs. */
export function ShopShowcase({ shop, nearby, reviews, edit, firstTab }: ShopLayoutProps) {
  const drawHeart = use(HeartContext);
  const distance = useDistance(shop);
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6">
      <article className="grid grid-cols-1 gap-4">
        <div className="relative">
          <Mosaic key={shop.sh_id} shop={shop} />
          {distance && (
            <p className="absolute top-3 left-3 rounded-full bg-card px-3 py-1 font-semibold shadow-soft">
              {say('{distance} away', { distance })}
            </p>
          )}
          <div className="absolute top-2 right-2">{drawHeart?.(shop)}</div>
        </div>
        <div className="card p-4">
          {/* The distance is shown on the photo. */}
          <ShopFacts shop={{ ...shop, distance: null }} edit={edit} />
        </div>
        <ShopTabs key={shop.sh_id} shop={shop} reviews={reviews} firstTab={firstTab} />
      </article>
      <aside className="grid content-start gap-6 md:grid-cols-2">{nearby}</aside>
    </div>
  );
}

/** One main photo and up to four beside it; on a phone these form a row below. */
function Mosaic({ shop }: { shop: ShopRecord }) {
  const [first, setFirst] = useState(0);
  const { shown, open, close } = useUrlDialog();
  const enlarge = (index: number) => {
    setFirst(index);
    open('photos');
  };
  const { shopimages: photos } = shop;
  const beside = photos.slice(1, mostBeside + 1);
  const rest = photos.length - 1 - mostBeside;
  return (
    <div className={`grid gap-2 ${beside.length > 0 ? 'md:grid-cols-2' : ''}`}>
      <button
        type="button"
        aria-label={say('Photo {n} of {count}', { n: 1, count: Math.max(1, photos.length) })}
        disabled={photos.length === 0}
        onClick={() => enlarge(0)}
        className="block overflow-hidden rounded-lg"
      >
        <ShopPhoto shop={shop} photo={photos[0]} sizes="(min-width: 768px) 50vw, 100vw" isMain />
      </button>
      {beside.length > 0 && (
        <ul className="grid grid-cols-4 content-start gap-2 md:grid-cols-2">
          {beside.map((photo, index) => (
            <li key={photo.si_id} className="relative">
              <button
                type="button"
                aria-label={say('Photo {n} of {count}', { n: index + 2, count: photos.length })}
                onClick={() => enlarge(index + 1)}
                className="block w-full overflow-hidden rounded-md"
              >
                <ShopPhoto shop={shop} photo={photo} sizes="25vw" />
                {index === mostBeside - 1 && rest > 0 && (
                  <span className="absolute inset-0 grid place-items-center rounded-md bg-overlay">
                    <span className="rounded-full bg-card px-3 py-1 font-bold text-ink">+{rest}</span>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown === 'photos' && <Lightbox shop={shop} first={first} onClose={close} />}
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
