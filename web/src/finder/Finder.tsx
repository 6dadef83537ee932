import { type ReactNode, useMemo, useState } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { useKnownLocation } from '../places/visit-location';
import { navigate, useUrl } from '../router/url';
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
  /** Everything that the search found. */
  readonly loaded: readonly ShopRecord[];
  onOpen(shop: ShopRecord): void;
}

interface FinderPageProps {
  /** Draws a shop in full. */
  children(shown: ShownShop): ReactNode;
}

const none: readonly ShopRecord[] = [];

/** Map, search and results; or one shop in their place. All that was asked stands in the address. */
export function Finder({ children }: FinderPageProps) {
  const question = questionOf(useUrl());
  const { shop: shopId } = question;
  const reading = useRead(listShops, finderRead(question));
  const list = reading.state === 'loaded' ? reading.reply.list : none;
  const { location, refresh } = useKnownLocation();
  const here = location.state === 'found' ? location.position : null;
  const shops = useOrder(list, here, question);
  // A similar shop that was opened from another one is in no list of ours.
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
        // Kept while a shop is shown: the way back finds the map and the list as they were.
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

/** Nearest first, but for the one that the term most likely means. */
const useOrder = (
  list: readonly ShopRecord[],
  here: Position | null,
  { category, city }: FinderQuestion,
): readonly ShopRecord[] =>
  useMemo(() => bestFirst(category, byDistance(list, here, city)), [list, here, category, city]);
