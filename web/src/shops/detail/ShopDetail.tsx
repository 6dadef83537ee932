import { type ReactNode, use } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Gallery } from './Gallery';
import { HeartContext } from '../cards/heart-context';
import { ShopFacts } from './ShopFacts';
import { type ShopTab, ShopTabs } from './ShopTabs';

export interface ShopLayoutProps {
  readonly shop: ShopRecord;
  /** Similar shops: beside the shop on a wide screen, below it on a phone. */
  readonly nearby?: ReactNode;
  /** The content of the reviews tab. */
  readonly reviews?: ReactNode;
  /** A button for whoever may edit it. */
  readonly edit?: ReactNode;
  /** The tab to show until another one is chosen. */
  readonly firstTab?: ShopTab;
}

/** Everything a customer wants to know about a business before calling. */
export function ShopDetail({ shop, nearby, reviews, edit, firstTab }: ShopLayoutProps) {
  const drawHeart = use(HeartContext);
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <article className="grid grid-cols-1 content-start gap-4 lg:order-1">
        {/* Its own width decides: beside a list of results it has less than the page. */}
        <div className="@container">
          <div className="card grid grid-cols-1 gap-4 p-3 @xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="relative">
              <Gallery key={shop.sh_id} shop={shop} />
              <div className="absolute top-2 right-2">{drawHeart?.(shop)}</div>
            </div>
            <ShopFacts shop={shop} edit={edit} />
          </div>
        </div>
        <ShopTabs key={shop.sh_id} shop={shop} reviews={reviews} firstTab={firstTab} />
      </article>
      <aside className="grid content-start gap-6">{nearby}</aside>
    </div>
  );
}
