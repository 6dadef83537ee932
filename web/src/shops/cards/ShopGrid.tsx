import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { CardSkeleton } from '../../ui/loading/CardSkeleton';
import { ShopCard } from './ShopCard';

/** Two columns if both have room for their text. */
export const gridClasses = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(18rem,34%)),1fr))] gap-4';

interface ShopGridProps {
  readonly shops: readonly ShopRecord[];
  /** Where a card leads, if not to the shop's own page. */
  hrefOf?(shop: ShopRecord): string;
}

export function ShopGrid({ shops, hrefOf }: ShopGridProps) {
  return (
    <ul className={gridClasses}>
      {shops.map((shop) => (
        <li key={shop.sh_id}>
          <ShopCard shop={shop} href={hrefOf?.(shop)} />
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
