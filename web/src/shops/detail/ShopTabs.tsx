import { type ReactNode, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { RateShop } from '../../reviews/RateShop';
import { useSession } from '../../session/session';
import { Tabs } from '../../ui/Tabs';
import { AboutShop } from './AboutShop';

export type ShopTab = 'about' | 'reviews';

interface ShopTabsProps {
  readonly shop: ShopRecord;
  readonly reviews?: ReactNode;
  readonly firstTab?: ShopTab | undefined;
}

export function ShopTabs({ shop, reviews, firstTab = 'about' }: ShopTabsProps) {
  const [chosen, setTab] = useState<ShopTab>();
  const tab = chosen ?? firstTab;
  const isOwn = useSession().user?.sh_id === shop.sh_id;
  return (
    <div className="grid grid-cols-1 gap-2">
      {reviews && tab === 'about' && !isOwn && (
        <RateShop shopId={shop.sh_id} onBegun={() => setTab('reviews')} />
      )}
      <Tabs
        label={shop.sh_name}
        tabs={[
          { id: 'about', label: 'About Us' },
          ...(reviews ? [{ id: 'reviews' as const, label: 'Reviews', count: shop.sh_review_count }] : []),
        ]}
        selected={tab}
        onSelect={setTab}
      >
        {tab === 'about' ? <AboutShop shop={shop} /> : reviews}
      </Tabs>
    </div>
  );
}
