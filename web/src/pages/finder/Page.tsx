import { useEffect } from 'react';
import { ShopOnItsWay, ShopUnreachable } from './FinderDetail';
import { Finder } from './Finder';
import { keepLoading, tryAgain } from '../../ui/loading/keep-loading';
import { lazyPart } from '../../ui/loading/lazy-part';

const loadFullShop = async () => (await import('../../shops/detail/FullShop')).FullShop;

// Wanted only when somebody opens a shop.
const FullShop = lazyPart(loadFullShop, ({ isPageStale }) => (
  <ShopUnreachable onRetry={() => tryAgain(isPageStale)} />
));

export function Page() {
  // Beforehand, so that a press on a card opens at once; if it fails, that press says so.
  useEffect(() => keepLoading(loadFullShop), []);
  return (
    <Finder>
      {(shown) => (
        <FullShop instead={<ShopOnItsWay />} {...shown} noReviews="No reviews yet. Be the first to review!" />
      )}
    </Finder>
  );
}
