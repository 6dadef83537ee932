import { type ReactNode, useState, useEffect, useRef, useLayoutEffect } from 'react';
import { sayPlace } from '@aaspaas/contract/places/place';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { navigate, useUrl, type PageUrl } from '../../current-url/url';
import { useChosenPlace } from '../../places/chosen-place';
import { isHere, requestedPlace } from '../../search/requested-place';
import { useKnownLocation, type VisitLocation } from '../../places/visit-location';
import { useShopPages, type ShopPages } from '../../search/use-shop-pages';
import { finderRead } from './finder-read';
import { viewUrl, questionOf, type FinderQuestion } from './finder-url';
import { FinderDetail } from './FinderDetail';
import { SearchView } from './SearchView';
import { ListFilters } from '../../search/ListFilters';
import type { Request } from '../../search/requests';
import { Understood } from '../../search/Understood';
import { useHasMoved } from '../../search/use-has-moved';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../ui/toasts/Toast';

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
    navigate(viewUrl(url, { shop: shop.sh_id }));
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
          backTo={viewUrl(url, { shop: null })}
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

interface FinderFiltersProps {
  readonly url: PageUrl;
  readonly request: Request;
  readonly pages: ShopPages;
  /** The name of the place that the visitor has chosen. */
  readonly home: string | undefined;
}

/** What is left out of the list and how it is sorted; and how the search text was read, if not as it was typed. */
function FinderFilters({ url, request, pages, home }: FinderFiltersProps) {
  const { latitude, at, city = 'where you are' } = request;
  const hasMoved = useHasMoved(pages);
  return (
    <div className="pb-2">
      <ListFilters
        url={url}
        isNearKnown={latitude !== undefined || at !== undefined || hasMoved}
        isNearestFirst={false}
      />
      {pages.state === 'loaded' && pages.understood && (
        <Understood
          {...{ url, field: 'category', search: questionOf(url).category }}
          home={home ?? city}
          {...pages.understood}
        />
      )}
    </div>
  );
}

interface HereButtonProps {
  readonly location: VisitLocation;
  onAsk(): void;
}

/** Asks for the visitor's position, which distances and the visitor's own marker need. */
function HereButton({ location, onAsk }: HereButtonProps) {
  const toast = useToast();
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || location.state === 'detecting') return;
    isAsked.current = false;
    if (location.state === 'failed') toast('error', location.says);
  }, [location, toast]);
  const ask = () => {
    isAsked.current = true;
    onAsk();
  };
  return (
    <button
      type="button"
      disabled={location.state === 'detecting'}
      onClick={ask}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-card px-4 font-medium hover:bg-leaf-soft disabled:opacity-50"
    >
      <Icon name="current-location" size={20} /> Use my location
    </button>
  );
}

/** A shop is shown from its top; Back returns to where one was in the list. */
function useListScroll(shop: FinderQuestion['shop']): void {
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    const top = shop === null ? scrolled.current : 0;
    if (shop !== null || top > 0) scrollTo({ top, behavior: 'instant' });
    if (shop !== null) return;
    const remember = () => {
      scrolled.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [shop]);
}
