import { phoneLink } from '@aaspaas/contract/phone-number';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { say } from '../../say';
import { cardOf, notKnown } from '../../shops/cards/card-view';
import { ShopPhoto } from '../../shops/cards/ShopPhoto';
import { OpenLine } from '../../shops/opening/OpenLine';
import { Icon } from '../../ui/Icon';
import { Rating } from '../../ui/stars/Rating';

interface StripCardProps {
  readonly shop: ShopRecord;
  readonly href?: string | undefined;
  readonly isSelected: boolean;
}

/** As low as it can be, so that the map above it is large: who, whether open, how far, and Call. */
export function StripCard({ shop, href = shopPath(shop), isSelected }: StripCardProps) {
  const { name, image, where, rating, reviews, phone } = cardOf(shop);
  return (
    <article className="card relative flex h-full items-center gap-2 overflow-hidden">
      {/* Where the text is large it has the room. */}
      <div className="relative hidden min-h-24 w-16 shrink-0 self-stretch @min-[16rem]:block">
        <ShopPhoto shop={shop} photo={image} sizes="64px" ratio="fill" />
      </div>
      <div className="min-w-0 flex-1 pl-1 text-sm leading-snug">
        <h3 className="text-base leading-tight">
          {/* The link covers the card; the button stands above it. */}
          <a
            href={href}
            aria-current={isSelected ? 'true' : undefined}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            {name}
          </a>
        </h3>
        <p>{where}</p>
        <p className="flex flex-wrap items-center gap-x-2">
          <OpenLine shop={shop} />
          <Rating average={rating} count={reviews} />
        </p>
      </div>
      {phone !== notKnown && (
        <a
          href={phoneLink(phone)}
          data-tap="call"
          data-shop={shop.sh_id}
          aria-label={say('Call {name}', { name })}
          className="relative mr-2 grid size-11 shrink-0 place-items-center rounded-full bg-leaf text-on-leaf hover:bg-leaf-hover"
        >
          <Icon name="phone" />
        </a>
      )}
    </article>
  );
}
