import type { MouseEvent } from 'react';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Rating } from '../../ui/stars/Rating';
import { ShopPhoto } from '../cards/ShopPhoto';

interface NearbyShopProps {
  readonly shop: ShopRecord;
  /** It is being read in full. */
  readonly isOpening: boolean;
  readonly onOpen: (() => void) | undefined;
}

/** An entry of the left column. Its distance is measured from the shop beside it. */
export function NearbyShop({ shop, isOpening, onOpen }: NearbyShopProps) {
  const onClick = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li>
      <a
        href={shopPath(shop)}
        onClick={onClick}
        aria-disabled={isOpening}
        className="card flex items-center gap-3 p-2 hover:shadow-raised"
      >
        <span className="block w-[80px] shrink-0 overflow-hidden rounded-sm">
          <ShopPhoto shop={shop} photo={shop.shopimages[0]} sizes="80px" />
        </span>
        <span className="grid min-w-0">
          <b className="leading-snug font-semibold">{shop.sh_name}</b>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <Rating average={shop.sh_ratings ?? 0} count={shop.sh_review_count} />
            <span>{shop.distance ?? shop.sh_city}</span>
          </span>
        </span>
      </a>
    </li>
  );
}
