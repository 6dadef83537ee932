import { type ReactNode, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Tabs } from '../ui/Tabs';
import { AboutShop } from './AboutShop';

export type ShopTab = 'about' | 'reviews';

interface ShopTabsProps {
  readonly shop: ShopRecord;
  readonly reviews?: ReactNode;
}

export function ShopTabs({ shop, reviews }: ShopTabsProps) {
  const [tab, setTab] = useState<ShopTab>('about');
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
