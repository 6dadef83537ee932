import { use } from 'react';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { HeartContext } from '../shops/cards/heart-context';
import { FullShop } from '../shops/detail/FullShop';
import { Gallery } from '../shops/detail/Gallery';
import type { ShopLayoutProps } from '../shops/detail/ShopDetail';
import { ShopFacts } from '../shops/detail/ShopFacts';
import { ShopTabs } from '../shops/detail/ShopTabs';

/** The selected shop in full, beside the list or unfolded in it. */
export function SelectedDetails({ shop }: { shop: ShopRecord }) {
  return <FullShop shop={shop} Layout={InOneColumn} />;
}

/** Without the similar and near shops: the list shows them. */
function InOneColumn({ shop, reviews, edit, firstTab }: ShopLayoutProps) {
  const drawHeart = use(HeartContext);
  return (
    <article className="@container grid grid-cols-1 content-start gap-4">
      <div className="card grid grid-cols-1 gap-4 p-3 @xl:grid-cols-2">
        <div className="relative">
          <Gallery key={shop.sh_id} shop={shop} sizes="(min-width: 64rem) 340px, 100vw" />
          <div className="absolute top-2 right-2">{drawHeart?.(shop)}</div>
        </div>
        <ShopFacts shop={shop} edit={edit} />
      </div>
      <ShopTabs key={shop.sh_id} shop={shop} reviews={reviews} firstTab={firstTab} />
    </article>
  );
}
