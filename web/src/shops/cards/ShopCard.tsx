import { memo, type MouseEvent, use } from 'react';
import { sayPrice } from '@aaspaas/contract/shops/prices';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { say } from '../../say';
import { Rating } from '../../ui/stars/Rating';
import { cardOf } from './card-view';
import { ContactButtons } from '../contact/ContactButtons';
import { HeartContext } from './heart-context';
import { OpenLine } from '../opening/OpenLine';
import { ShopPhoto } from './ShopPhoto';

/** 'list' has its photo at the left, 'grid' above. */
export type Density = 'list' | 'grid';

interface ShopCardProps {
  readonly shop: ShopRecord;
  readonly density?: Density;
  readonly href?: string | undefined;
  /** It is the one that the search most likely means. */
  readonly isSelected?: boolean;
  /** The first of its page: where there is one column, its photo stands above. */
  readonly isLarge?: boolean;
  /** Its photo is seen as the page opens, and loads first. */
  readonly isMain?: boolean;
  onOpen?(event: MouseEvent): void;
}

interface Frame {
  readonly card: string;
  readonly photo: string;
  readonly buttons: string;
  readonly sizes: string;
}

// Their layout follows their own width, which depends on the font size as well as on the screen.
const frames: Readonly<Record<Density | 'large', Frame>> = {
  list: {
    card: 'grid-rows-[1fr_auto] @min-[16rem]:grid-cols-[7.5rem_minmax(0,1fr)]',
    photo: 'relative min-h-30',
    buttons: '@min-[16rem]:col-span-2 pt-2',
    sizes: '120px',
  },
  grid: {
    card: 'grid-rows-[auto_1fr]',
    photo: 'relative aspect-[2.2]',
    buttons: '',
    sizes: '280px',
  },
  // On a phone as in a grid, in two columns as the others of the list.
  large: {
    card: 'sm:grid-cols-[7.5rem_minmax(0,1fr)] grid-rows-[1fr_auto]',
    photo: 'relative max-sm:aspect-[2.4] sm:min-h-30',
    buttons: 'sm:col-span-2 pt-2',
    sizes: '(min-width: 40rem) 120px, 100vw',
  },
};

/**
 * Shows at a glance what it is, how good, how far, open or not, and how to reach it. A list of twenty is not rendered
 * again for what changes around it, such as the place in its title.
 */
export const ShopCard = memo(function ShopCard({
  shop,
  density = 'list',
  href = shopPath(shop),
  isSelected = false,
  isLarge = false,
  isMain = isLarge,
  onOpen,
}: ShopCardProps) {
  const drawHeart = use(HeartContext);
  const { name, image, where, rating, reviews } = cardOf(shop);
  const frame = frames[isLarge ? 'large' : density];
  return (
    <div className="@container h-full">
      <article
        className={`card relative grid h-full content-start overflow-hidden hover:shadow-raised ${frame.card}`}
      >
        <div className={frame.photo}>
          <ShopPhoto shop={shop} photo={image} isMain={isMain} sizes={frame.sizes} ratio="fill" />
          <div className="absolute top-0 left-0 z-10">{drawHeart?.(shop)}</div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-0.5 p-3 pb-2 text-sm leading-snug">
          <h3 className="text-base leading-snug">
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
          <p className="font-medium">{where}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
            <Rating average={rating} count={reviews} />
            {say(shop.sh_category_name)}
          </p>
          <p className="flex flex-wrap gap-x-2">
            <OpenLine shop={shop} />
            {shop.price_from !== undefined && <span>{say(sayPrice(shop.price_from))}</span>}
          </p>
          {shop.last_words && (
            <p className="text-ink-soft wrap-anywhere">{say('“{words}”', { words: shop.last_words })}</p>
          )}
        </div>
        <div className={`relative flex flex-wrap gap-2 self-end px-3 pb-3 *:flex-1 ${frame.buttons}`}>
          <ContactButtons shop={shop} isMain />
        </div>
      </article>
    </div>
  );
});
