import type { MouseEvent } from 'react';
import { distanceKm, type Position, sayDistance } from '@aaspaas/contract/places/distance';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { navigateSoon } from '../../current-url/navigate-soon';
import { cardOf } from '../../shops/cards/card-view';
import { ShopPhoto } from '../../shops/cards/ShopPhoto';
import { Icon } from '../../ui/Icon';
import { Rating } from '../../ui/stars/Rating';
import { say } from '../../say';
import { sayFar, sayTime } from '../../say-time';
import { readHours } from '@aaspaas/contract/shops/hours';

interface PopupCardProps {
  readonly shop: ShopRecord;
  /** If not its own page. */
  readonly href: string | undefined;
  /** Null where the list is an example, in which nothing is near or far. */
  readonly centre: Position | null;
}

/** The card of a marker. */
export function PopupCard({ shop, href = shopPath(shop), centre }: PopupCardProps) {
  // The map stops clicks from bubbling, so the page would not follow this link.
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigateSoon(href, event.currentTarget);
  };
  const { name, image, where, hours, rating, reviews } = cardOf(shop);
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 p-3 pr-2 text-base">
      <div className="self-start overflow-hidden rounded-md">
        <ShopPhoto shop={shop} photo={image} sizes="88px" />
      </div>
      <div className="grid gap-0.5 text-sm">
        <h3 className="pr-11 text-base leading-snug">
          <a href={href} onClick={onClick} className="min-h-11 text-link underline">
            {name}
          </a>
        </h3>
        <p>{shop.distance || shop.is_approximate || !centre ? where : fromCentre(shop, centre)}</p>
        <p className="flex items-center gap-1">
          <Icon name="clock" size={18} className="shrink-0" />
          {sayHours(hours)}
        </p>
        <p>
          <Rating average={rating} count={reviews} />
        </p>
      </div>
    </article>
  );
}

/** The reply's '08:00 AM - 09:00 PM' and 'Full time' as people write them. */
const sayHours = (hours: string): string => {
  const known = readHours(hours);
  if (known?.schedule !== 'part-time') return say(known ? 'Open all day' : hours);
  return `${sayTime(known.opens)} – ${sayTime(known.closes)}`;
};

const fromCentre = (shop: ShopRecord, centre: Position): string =>
  say('{distance} from the centre', { distance: sayFar(sayDistance(distanceKm(centre, shop))) });
