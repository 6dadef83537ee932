import { type ReactNode, useState } from 'react';
import { sayPlace } from '@aaspaas/contract/places/place';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { navigate, useUrl } from '../../current-url/url';
import { useChosenPlace } from '../../places/chosen-place';
import { isHere, requestedPlace } from '../../search/requested-place';
import { useKnownLocation } from '../../places/visit-location';
import { useShopPages } from '../../search/use-shop-pages';
import { finderRead } from './finder-read';
import { lookUrl, questionOf } from './finder-url';
import { FinderDetail } from './FinderDetail';
import { FinderFilters } from './FinderFilters';
import { HereButton } from './HereButton';
import { SearchView } from './SearchView';
import { useListScroll } from './use-list-scroll';

interface ShownShop {
  readonly shop: ShopRecord;
  /** All results of the search so far. */
  readonly loaded: readonly ShopRecord[];
  onOpen(shop: ShopRecord): void;
}

interface FinderPageProps {
  /** Renders a shop in full. */
  children(shown: ShownShop): ReactNode;
}

/** Search, list and map, or one shop in their place. The url holds all that was searched. */
export function Finder({ children }: FinderPageProps) {
  const url = useUrl();
  const { city, shop: shopId } = questionOf(url);
  const { location, refresh } = useKnownLocation();
  const { place, at, here: ofDevice } = useChosenPlace();
  const here = location.state === 'found' ? location.position : null;
  const where = { city, place: isHere(location, at) ? null : place, here };
  const request = finderRead(url, requestedPlace(url, at, ofDevice, location));
  const pages = useShopPages(request);
  const shops = pages.state === 'loaded' ? bestFirst(pages.shops, pages.best) : [];
  // A similar shop that was opened from another shop may be in none of our lists.
  const [carried, setCarried] = useState<ShopRecord | null>(null);
  const [hasSearched, setHasSearched] = useState(shopId === null);
  if (shopId === null && !hasSearched) setHasSearched(true);
  useListScroll(shopId);

  const onOpen = (shop: ShopRecord) => {
    setCarried(shop);
    navigate(lookUrl(url, { shop: shop.sh_id }));
  };
  return (
    <>
      {hasSearched && (
        // Stays mounted while a shop is shown, so that Back finds the map and the list as they were.
        <div hidden={shopId !== null}>
          <SearchView
            {...{ url, request, pages, shops, where }}
            chosen={place ? sayPlace(place) : location.state === 'found' ? location.text : null}
            whereAmI={<HereButton location={location} onAsk={refresh} />}
            filters={<FinderFilters {...{ url, request, pages }} home={place?.name} />}
          />
        </div>
      )}
      {shopId !== null && (
        <FinderDetail
          id={shopId}
          known={[...shops, carried].find((shop) => shop?.sh_id === shopId) ?? undefined}
          backTo={lookUrl(url, { shop: null })}
        >
          {(shop) => children({ shop, loaded: shops, onOpen })}
        </FinderDetail>
      )}
    </>
  );
}

/** The others stay in the server's order. */
const bestFirst = (shops: readonly ShopRecord[], best: number | undefined): readonly ShopRecord[] =>
  [true, false].flatMap((isBest) => shops.filter(({ sh_id }) => (sh_id === best) === isBest));
