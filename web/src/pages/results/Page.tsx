import { useEffect, useState } from 'react';
import * as paths from '@aaspaas/contract/paths';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { navigate, type PageUrl, useUrl } from '../../current-url/url';
import { askedOf } from '../../search/asked';
import { resultsRequest } from '../../search/list-requests';
import { listShowing } from '../../search/list-urls';
import { useSearchPlace } from '../../search/use-search-place';
import { useShopPages } from '../../search/use-shop-pages';
import { useSession } from '../../session/session';
import { keepLoading, tryAgain } from '../../ui/loading/keep-loading';
import { lazyPart } from '../../ui/loading/lazy-part';
import { Results } from './Results';
import { sameSearchAtHome } from './same-search-at-home';
import { shopInPlaceOf } from './shop-in-place';
import { ShopInPlace, ShopOnItsWay, ShopUnreachable } from './ShopInPlace';
import { useAskWhere } from './use-ask-where';
import { useListScroll } from './use-list-scroll';

const loadFullShop = async () => (await import('../../shops/detail/FullShop')).FullShop;

// Wanted only when somebody opens a shop in place of the list.
const FullShop = lazyPart(loadFullShop, ({ isPageStale }) => (
  <ShopUnreachable onRetry={() => tryAgain(isPageStale)} />
));

/** A list of businesses with its map; in the finder, also one of them in their place. The url holds all that was asked. */
export function Page() {
  const url = useUrl();
  const asked = askedOf(url);
  const isFinder = asked?.field === 'category';
  const inPlace = shopInPlaceOf(url);
  const where = useSearchPlace(asksDevice(url));
  const pages = useShopPages(resultsRequest(url, where.place));
  const shops = pages.state === 'loaded' ? bestFirst(pages.shops, pages.best) : [];
  // A similar shop that was opened from another shop may be in none of our lists.
  const [carried, setCarried] = useState<ShopRecord | null>(null);
  const [wasListed, setListed] = useState(inPlace === null);
  if (inPlace === null && !wasListed) setListed(true);
  useListScroll(inPlace);
  useHomeOfUser(url);
  useAskWhere(where);
  useEffect(() => {
    // Beforehand, so that a press on a card opens at once; if it fails, that press says so.
    if (isFinder) return keepLoading(loadFullShop);
  }, [isFinder]);
  if (!asked) return null;
  const open = (shop: ShopRecord) => {
    setCarried(shop);
    navigate(listShowing(url, shop.sh_id));
  };
  return (
    <>
      {wasListed && (
        // Stays mounted while a shop is shown, so that Back finds the map and the list as they were.
        <div hidden={inPlace !== null}>
          <Results {...{ url, asked, where, pages, shops }} />
        </div>
      )}
      {inPlace !== null && (
        <ShopInPlace
          id={inPlace}
          known={[...shops, carried].find((shop) => shop?.sh_id === inPlace) ?? undefined}
          backTo={listShowing(url, null)}
        >
          {(shop) => (
            <FullShop
              instead={<ShopOnItsWay />}
              shop={shop}
              loaded={shops}
              onOpen={open}
              noReviews="No reviews yet. Be the first to review!"
            />
          )}
        </ShopInPlace>
      )}
    </>
  );
}

/** The landing page's search and the finder go by what is known already. */
const asksDevice = ({ path }: PageUrl): boolean =>
  paths.isAt(path, paths.userHome, paths.shops, paths.services);

/** The others stay in the server's order. */
const bestFirst = (shops: readonly ShopRecord[], best: number | undefined): readonly ShopRecord[] =>
  [true, false].flatMap((isBest) => shops.filter(({ sh_id }) => (sh_id === best) === isBest));

/** People who are signed in search at home; the server sends them there too. */
function useHomeOfUser(url: PageUrl): void {
  const { user } = useSession();
  useEffect(() => {
    if (user && url.path === '/') navigate(sameSearchAtHome(url), { replace: true });
  }, [user, url]);
}
