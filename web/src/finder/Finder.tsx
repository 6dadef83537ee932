import { type ReactNode, useMemo, useState } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { useKnownLocation } from '../places/visit-location';
import { navigate, useUrl } from '../navigation/url';
import { useRead } from '../api/use-read';
import { finderUrl, type FinderQuestion, questionOf } from './finder-url';
import { FinderDetail } from './FinderDetail';
import { HereButton } from './HereButton';
import { finderRead } from './finder-read';
import { bestFirst, byDistance } from './sort-shops';
import { SearchView } from './SearchView';
import { useListScroll } from './use-list-scroll';

interface ShownShop {
  readonly shop: ShopRecord;
  /** All results of the search. */
  readonly loaded: readonly ShopRecord[];
  onOpen(shop: ShopRecord): void;
}

interface FinderPageProps {
  /** Renders a shop in full. */
  children(shown: ShownShop): ReactNode;
}

const none: readonly ShopRecord[] = [];

/** Map, search and results, or one shop in their place. The url holds all that was searched. */
export function Finder({ children }: FinderPageProps) {
  const question = questionOf(useUrl());
  const { shop: shopId } = question;
  const reading = useRead(listShops, finderRead(question));
  const list = reading.state === 'loaded' ? reading.reply.list : none;
  const { location, refresh } = useKnownLocation();
  const here = location.state === 'found' ? location.position : null;
  const shops = useOrder(list, here, question);
  // A similar shop that was opened from another shop may be in none of our lists.
  const [carried, setCarried] = useState<ShopRecord | null>(null);
  const [hasMap, setHasMap] = useState(shopId === null);
  if (shopId === null && !hasMap) setHasMap(true);
  useListScroll(shopId);

  const onOpen = (shop: ShopRecord) => {
    setCarried(shop);
    navigate(finderUrl({ ...question, shop: shop.sh_id }));
  };
  return (
    <>
      {hasMap && (
        // Stays mounted while a shop is shown, so that Back finds the map and the list as they were.
        <div hidden={shopId !== null}>
          <SearchView
            {...{ question, reading, shops, here }}
            whereAmI={<HereButton location={location} onAsk={refresh} />}
          />
        </div>
      )}
      {shopId !== null && (
        <FinderDetail
          id={shopId}
          known={[...shops, carried].find((shop) => shop?.sh_id === shopId) ?? undefined}
          backTo={finderUrl({ ...question, shop: null })}
        >
          {(shop) => children({ shop, loaded: shops, onOpen })}
        </FinderDetail>
      )}
    </>
  );
}

/** The best match for the term first, then by distance. */
const useOrder = (
  list: readonly ShopRecord[],
  here: Position | null,
  { category, city }: FinderQuestion,
): readonly ShopRecord[] =>
  useMemo(() => bestFirst(category, byDistance(list, here, city)), [list, here, category, city]);
