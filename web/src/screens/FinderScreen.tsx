import { useEffect } from 'react';
import { ShopOnItsWay, ShopUnreachable } from '../finder/FinderDetail';
import { FinderPage } from '../finder/FinderPage';
import { keepLoading, tryAgain } from '../ui/keep-loading';
import { latePart } from '../ui/late-part';

const loadFullShop = async () => (await import('./FullShop')).FullShop;

// Wanted only when somebody opens a shop.
const FullShop = latePart(loadFullShop, ({ isPageStale }) => (
  <ShopUnreachable onRetry={() => tryAgain(isPageStale)} />
));

export function FinderScreen() {
  // Beforehand, so that a press on a card opens at once; if it fails, that press says so.
  useEffect(() => keepLoading(loadFullShop), []);
  return (
    <FinderPage>
      {(shown) => (
        <FullShop instead={<ShopOnItsWay />} {...shown} noReviews="No reviews yet. Be the first to review!" />
      )}
    </FinderPage>
  );
}
