import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { ShopDetail, type ShopLayoutProps } from '../shops/ShopDetail';

// What is below the fold or behind a tab comes after the page stands.
const NearbyLists = lazy(async () => ({ default: (await import('../shops/NearbyLists')).NearbyLists }));

interface FullShopProps {
  readonly shop: ShopRecord;
  readonly Layout?: ComponentType<ShopLayoutProps>;
  /** Shops that the page has in full already: a press on a similar one needs no call. */
  readonly loaded?: readonly ShopRecord[] | undefined;
  /** Shows another shop in place; without it, similar shops lead to their own pages. */
  readonly onOpen?: ((shop: ShopRecord) => void) | undefined;
}

/** A shop with all that belongs to it: its reviews, and what is near it. The heart comes through HeartSlot. */
export function FullShop({ shop, Layout = ShopDetail, loaded, onOpen }: FullShopProps) {
  const isStanding = useIsStanding();
  return (
    <Layout
      shop={shop}
      nearby={
        isStanding && (
          <Suspense>
            <NearbyLists key={shop.sh_id} shop={shop} loaded={loaded} onOpen={onOpen} />
          </Suspense>
        )
      }
    />
  );
}

/** False in the first drawing, which is the server's too. */
function useIsStanding(): boolean {
  const [isStanding, setStanding] = useState(false);
  useEffect(() => setStanding(true), []);
  return isStanding;
}
