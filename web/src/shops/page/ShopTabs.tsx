import { type ReactNode, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
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
  return (
    <div>
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
