import { shopAddress } from '@aaspaas/contract/shops/address';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Rating } from '../ui/Rating';
import { ContactButtons } from './ContactButtons';
import { OpenBadge } from './OpenBadge';
import { ShopPhoto } from './ShopPhoto';

/** Answers in one glance: what, how good, how far, open or not, and how to reach them. */
export function ShopCard({ shop }: { shop: ShopRecord }) {
  const place = [shop.sh_location, shop.sh_city]
    .filter((part, at, all) => part && all.indexOf(part) === at)
    .join(', ');
  return (
    <article className="card relative flex h-full gap-3 p-3 transition-shadow hover:shadow-raised">
      <div className="w-28 shrink-0 overflow-hidden rounded-md sm:w-36">
        <ShopPhoto shop={shop} image={shop.shopimages[0]} sizes="(min-width: 640px) 144px, 112px" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="leading-snug">
          {/* The link covers the card; the buttons stand above it. */}
          <a href={shopAddress(shop)} className="line-clamp-2 after:absolute after:inset-0 after:rounded-lg">
            {shop.sh_name}
          </a>
        </h3>
        <p className="truncate text-sm text-ink-soft">
          {shop.sh_category_name} · {shop.distance ?? place}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Rating average={shop.sh_ratings ?? 0} count={shop.sh_review_count} />
          <OpenBadge shop={shop} />
        </div>
        <div className="relative mt-auto flex gap-2 self-start pt-1">
          <ContactButtons shop={shop} />
        </div>
      </div>
    </article>
  );
}
