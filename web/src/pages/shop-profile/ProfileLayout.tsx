import { Gallery } from '../../shops/detail/Gallery';
import type { ShopLayoutProps } from '../../shops/detail/ShopDetail';
import { ShopFacts } from '../../shops/detail/ShopFacts';
import { ShopTabs } from '../../shops/detail/ShopTabs';

/** The shop without similar ones beside it: this is the owner's page. */
export function ProfileLayout({ shop, reviews, firstTab, edit }: ShopLayoutProps) {
  return (
    <article className="mx-auto grid max-w-5xl grid-cols-1 content-start gap-4 px-4 py-4">
      <div className="card grid grid-cols-1 gap-4 p-3 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Gallery key={shop.sh_id} shop={shop} />
        <ShopFacts shop={shop} edit={edit} />
      </div>
      <ShopTabs key={shop.sh_id} shop={shop} reviews={reviews} firstTab={firstTab} />
    </article>
  );
}
