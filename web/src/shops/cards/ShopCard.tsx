import { memo, type MouseEvent, use } from 'react';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { Rating } from '../../ui/stars/Rating';
import { cardOf } from './card-view';
import { ContactButtons } from '../contact/ContactButtons';
import { HeartContext } from './heart-context';
import { OpenBadge } from '../opening/OpenBadge';
import { ShopPhoto } from './ShopPhoto';

interface ShopCardProps {
  readonly shop: ShopRecord;
  readonly href?: string | undefined;
  /** It is the one that is shown beside the list. */
  readonly isSelected?: boolean;
  onOpen?(event: MouseEvent): void;
}

/**
 * Shows at a glance what it is, how good, how far, open or not, and how to reach it. A list of twenty is not rendered
 * again for what changes around it, such as the place in its title.
 */
export const ShopCard = memo(function ShopCard({
  shop,
  href = shopPath(shop),
  isSelected = false,
  onOpen,
}: ShopCardProps) {
  const drawHeart = use(HeartContext);
  const { name, image, where, rating, reviews } = cardOf(shop);
  return (
    // Its layout follows its own width, which depends on the font size as well as on the screen.
    <div className="@container h-full">
      <article
        className={`card relative grid h-full content-start gap-x-3 gap-y-2 p-3 transition-shadow hover:shadow-raised @min-[16rem]:grid-cols-[7rem_minmax(0,1fr)] @md:grid-cols-[9rem_minmax(0,1fr)] ${isSelected ? 'outline-3 -outline-offset-3 outline-leaf' : ''}`}
      >
        <div className="relative self-start overflow-hidden rounded-md @md:row-span-3">
          <ShopPhoto shop={shop} photo={image} sizes="(min-width: 640px) 144px, 112px" />
          <div className="absolute right-1 bottom-1 z-10">{drawHeart?.(shop)}</div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-1">
          <h3 className="leading-snug">
            {/* The link covers the card; the buttons stand above it. */}
            <a
              href={href}
              onClick={onOpen}
              aria-current={isSelected ? 'true' : undefined}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {name}
            </a>
          </h3>
          <p className="text-sm leading-snug text-ink-soft">
            {shop.sh_category_name} · {where}
          </p>
        </div>
        {/* Beside the photo 'Closed · opens Tue 10:00 AM' would break in two on a phone. */}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 @min-[16rem]:col-span-2 @md:col-span-1 @md:col-start-2">
          <Rating average={rating} count={reviews} />
          <OpenBadge shop={shop} />
        </div>
        <div className="relative flex flex-wrap gap-2 *:flex-1 @min-[16rem]:col-span-2 @md:col-span-1 @md:col-start-2 @md:*:flex-none">
          <ContactButtons shop={shop} />
        </div>
      </article>
    </div>
  );
});
