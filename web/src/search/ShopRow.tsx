import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { CardSkeleton } from '../ui/loading/CardSkeleton';
import { ShopCard } from '../shops/cards/ShopCard';

interface ShopRowProps {
  readonly shops: readonly ShopRecord[];
  /** The first photos of their page, which load at once. */
  readonly isFirst?: boolean;
}

/** A few cards in one row, which a finger swipes where they do not fit. */
export function ShopRow({ shops, isFirst = false }: ShopRowProps) {
  return (
    <ul className="shop-row">
      {shops.map((shop, at) => (
        <li key={shop.sh_id}>
          <ShopCard shop={shop} density="grid" isMain={isFirst && at < 2} />
        </li>
      ))}
    </ul>
  );
}

export const RowSkeleton = ({ count }: { count: number }) => (
  <div className="shop-row" aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <CardSkeleton key={index} isGrid />
    ))}
  </div>
);
