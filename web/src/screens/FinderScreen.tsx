import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import { ShopOnItsWay, ShopUnreachable } from '../finder/FinderDetail';
import { FinderPage } from '../finder/FinderPage';
import type { FullShop as FullShopPart } from './FullShop';

const loadFullShop = async () => (await import('./FullShop')).FullShop;

// Wanted only when somebody opens a shop. Not by `latePart`, whose script is the shop page's.
const FullShop = lazy<ComponentType<ComponentProps<typeof FullShopPart>>>(async () => ({
  default: await loadFullShop().catch(() => Unreachable),
}));

// A browser does not ask twice for the same script.
const Unreachable = () => <ShopUnreachable onRetry={() => location.reload()} />;

export function FinderScreen() {
  useEffect(() => {
    // Beforehand, so that a press on a card opens at once; if it fails, that press says so.
    loadFullShop().catch(() => {});
  }, []);
  return (
    <FinderPage>
      {(shown) => (
        <Suspense fallback={<ShopOnItsWay />}>
          <FullShop {...shown} noReviews="No reviews yet. Be the first to review!" />
        </Suspense>
      )}
    </FinderPage>
  );
}
