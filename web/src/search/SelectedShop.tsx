import { type MouseEvent, use, useEffect, useState } from 'react';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { cardOf } from '../shops/cards/card-view';
import { HeartContext } from '../shops/cards/heart-context';
import { ShopPhoto } from '../shops/cards/ShopPhoto';
import { ContactButtons } from '../shops/contact/ContactButtons';
import { OpenBadge } from '../shops/opening/OpenBadge';
import { Icon } from '../ui/Icon';
import { lazyPart } from '../ui/loading/lazy-part';
import { Rating } from '../ui/stars/Rating';
import { useIsWide } from './use-is-wide';
import { say } from '../say';

// If it does not load, the card stays, and its name leads to the shop's own page.
const SelectedDetails = lazyPart<{ shop: ShopRecord }>(
  async () => (await import('./SelectedDetails')).SelectedDetails,
  ({ instead }) => instead,
);

/** In full where there is room for it, otherwise as a card that unfolds. */
export function SelectedShop({ shop }: { shop: ShopRecord }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { sh_id: id } = shop;
  useEffect(() => setUnfolded(unfoldedHere() === id), [id]);
  const isWide = useIsWide();
  const unfold = () => {
    // So that a visitor who comes back finds the shop unfolded again.
    history.replaceState({ ...history.state, unfolded: id }, '');
    setUnfolded(true);
  };
  const card = <LargeCard shop={shop} onUnfold={unfold} />;
  return isWide || isUnfolded ? <SelectedDetails shop={shop} instead={card} /> : card;
}

/** The shop that was unfolded at this history entry. */
const unfoldedHere = (): unknown => (history.state as { unfolded?: number } | null)?.unfolded;

interface LargeCardProps {
  readonly shop: ShopRecord;
  onUnfold(): void;
}

function LargeCard({ shop, onUnfold }: LargeCardProps) {
  const drawHeart = use(HeartContext);
  const { name, image, where, rating, reviews } = cardOf(shop);
  const path = shopPath(shop);
  const unfold = (event: MouseEvent) => {
    event.preventDefault();
    onUnfold();
  };
  return (
    <article className="card overflow-hidden">
      <div className="relative">
        <ShopPhoto shop={shop} photo={image} ratio={2.5} sizes="(min-width: 64rem) 700px, 100vw" isMain />
        <div className="absolute right-2 bottom-2">{drawHeart?.(shop)}</div>
      </div>
      <div className="grid grid-cols-1 gap-2 p-3 pb-1">
        <h1 className="text-xl leading-snug">
          <a href={path} className="hover:underline">
            {name}
          </a>
        </h1>
        <p className="text-ink-soft">
          {shop.sh_category_name} · {where}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Rating average={rating} count={reviews} />
          <OpenBadge shop={shop} />
        </div>
        <div className="flex flex-wrap gap-2 *:flex-1">
          <ContactButtons shop={shop} />
        </div>
        <a
          href={path}
          onClick={unfold}
          className="inline-flex min-h-11 items-center justify-center gap-1 font-medium text-link"
        >
          Photos, hours and reviews<span className="visually-hidden">{say(' of {name}', { name })}</span>
          <Icon name="chevron-down" size={20} className="shrink-0" />
        </a>
      </div>
    </article>
  );
}
