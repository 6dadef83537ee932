import { type ReactNode, useState } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { RateShop } from '../../reviews/RateShop';
import { useSession } from '../../session/session';
import { Tabs } from '../../ui/Tabs';
import { sayPrice } from '@aaspaas/contract/shops/prices';
import { useIsHydrating } from '../../ui/loading/hydration';
import { lazyPart } from '../../ui/loading/lazy-part';
import { OpeningHours } from '../opening/OpeningHours';

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

// Below the texts, so it may come later; where it does not come, Directions leads to the shop as well.
const WhereItIs = lazyPart(
  async () => (await import('./WhereItIs')).WhereItIs,
  () => null,
);

function AboutShop({ shop }: { shop: ShopRecord }) {
  const isHydrating = useIsHydrating();
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-6 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 content-start gap-6">
          <p className="whitespace-pre-line">{shop.sh_description}</p>
          {shop.sh_product_and_service.length > 0 && (
            <section>
              <h2 className="pb-2 text-xl">Products and services</h2>
              <ul className="flex flex-wrap gap-2">
                {shop.sh_product_and_service.map((item, at) => (
                  <li key={item} className="max-w-full rounded-sm bg-leaf-soft px-3 py-1 text-leaf-strong">
                    {item}
                    <Price rupees={shop.item_prices?.[at]} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <OpeningHours shop={shop} />
          {!isHydrating && !shop.is_approximate && <WhereItIs shop={shop} />}
        </div>
      </div>
    </div>
  );
}

const Price = ({ rupees }: { rupees: number | null | undefined }) =>
  rupees ? <b className="font-semibold"> {String(sayPrice(rupees))}</b> : null;
