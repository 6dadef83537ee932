import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { CardSkeleton } from '../../ui/loading/CardSkeleton';
import { ShopCard } from './ShopCard';

/** Two columns if both have room for their text. */
export const gridClasses = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(18rem,34%)),1fr))] gap-4';

interface ShopGridProps {
  readonly shops: readonly ShopRecord[];
  /** Where a card leads, if not to the shop's own page. */
  hrefOf?(shop: ShopRecord): string;
  /** The shop that the search most likely means. */
  readonly selected?: number | undefined;
  /** The first list of its page: on a phone its first card is the large one. */
  readonly isFirst?: boolean;
  onPoint?(shop: ShopRecord | null): void;
}

export function ShopGrid({ shops, hrefOf, selected, isFirst = false, onPoint }: ShopGridProps) {
  return (
    <ul className={gridClasses}>
      {shops.map((shop, at) => (
        <li
          key={shop.sh_id}
          onPointerEnter={onPoint && (() => onPoint(shop))}
          onPointerLeave={onPoint && (() => onPoint(null))}
        >
          <ShopCard
            shop={shop}
            href={hrefOf?.(shop)}
            isSelected={shop.sh_id === selected}
            isLarge={isFirst && at === 0}
          />
        </li>
      ))}
    </ul>
  );
}

export function GridSkeleton({ count }: { count: number }) {
  return (
    <div className={gridClasses} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
