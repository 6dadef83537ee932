import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { ContactButtons } from '../shops/contact/ContactButtons';
import { OpenBadge } from '../shops/opening/OpenBadge';
import { ShopPhoto } from '../shops/cards/ShopPhoto';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Rating } from '../ui/stars/Rating';
import { useToast } from '../ui/toasts/Toast';
import { favouriteView } from './favourite-view';
import { changeFavourite } from './store';
import { useHeart } from './use-favourites';

export function FavouriteItem({ shop }: { shop: ShopRecord }) {
  const view = favouriteView(shop);
  const isGoing = useHeart(shop.sh_id) === 'busy';
  const toast = useToast();
  const remove = async () => {
    if (!(await changeFavourite(shop, false)))
      toast('error', 'Failed to remove from favorites. Please try again.');
  };
  return (
    <li
      aria-busy={isGoing}
      className="card grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2 p-3 aria-busy:opacity-50 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <div className="self-start overflow-hidden rounded-md sm:row-span-3">
        <ShopPhoto shop={shop} photo={view.image} sizes="(min-width: 640px) 112px, 80px" />
      </div>
      <div className="grid content-start gap-1">
        <h3 className="leading-snug">
          <a href={shopPath(shop)}>{view.name}</a>
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Rating average={view.rating} count={view.reviewCount} />
          <span>{view.distance}</span>
        </div>
      </div>
      <IconButton
        label={`Remove ${view.name} from favorites`}
        disabled={isGoing}
        onClick={() => void remove()}
      >
        <Icon name="x" />
      </IconButton>
      <div className="col-span-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft sm:col-span-2 sm:col-start-2">
        <OpenBadge shop={shop} />
        <span>{view.status}</span>
      </div>
      <div className="col-span-3 flex gap-2 *:flex-1 sm:col-span-2 sm:col-start-2 sm:*:flex-none">
        <ContactButtons shop={shop} />
      </div>
    </li>
  );
}
