import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { ShopCard } from './ShopCard';

export const gridLook = 'grid grid-cols-1 gap-4 sm:grid-cols-2';

export function ShopGrid({ shops }: { shops: readonly ShopRecord[] }) {
  return (
    <ul className={gridLook}>
      {shops.map((shop) => (
        <li key={shop.sh_id}>
          <ShopCard shop={shop} />
        </li>
      ))}
    </ul>
  );
}
