import { distanceKm, sayDistance as sayKm } from '@aaspaas/contract/places/distance';
import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { useChosenPlace } from '../places/chosen-place';
import { ContactButtons } from '../shops/contact/ContactButtons';
import { OpenLine } from '../shops/opening/OpenLine';
import { sayDistance } from '../shops/cards/card-view';
import { ShopPhoto } from '../shops/cards/ShopPhoto';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Rating } from '../ui/stars/Rating';
import { useToast } from '../ui/toasts/Toast';
import { changeFavourite } from './store';
import { useHeart } from './use-favourites';
import type { Lacking } from '../api/lacking';
import { readHours } from '@aaspaas/contract/shops/hours';
import { say, sayName } from '../say';
import { sayFar, sayTime } from '../say-time';

export function FavouriteItem({ shop }: { shop: ShopRecord }) {
  const view = favouriteView(shop);
  const isGoing = useHeart(shop.sh_id) === 'busy';
  const distance = useDistance(shop);
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
      <div className="grid content-start gap-1 @max-3xs:col-span-3 @max-3xs:row-start-2">
        <h3 className="leading-snug">
          <a href={shopPath(shop)}>{view.name}</a>
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Rating average={view.rating} count={view.reviewCount} />
          <span>{distance ?? view.distance}</span>
        </div>
      </div>
      <div className="@max-3xs:col-start-3 @max-3xs:row-start-1">
        <IconButton
          label={say('Remove {name} from favorites', { name: view.name })}
          disabled={isGoing}
          onClick={() => void remove()}
        >
          <Icon name="heart-filled" className="text-danger" />
        </IconButton>
      </div>
      <div className="col-span-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft sm:col-span-2 sm:col-start-2">
        {shop.open_state || shop.closed_today ? <OpenLine shop={shop} /> : <span>{view.status}</span>}
      </div>
      <div className="col-span-3 flex gap-2 *:flex-1 sm:col-span-2 sm:col-start-2 sm:*:flex-none">
        <ContactButtons shop={shop} />
      </div>
    </li>
  );
}

/** The list of favourites has none of its own, so it is measured from the chosen place. */
function useDistance(shop: ShopRecord): string | null {
  const { place, here } = useChosenPlace();
  if (shop.distance) return sayDistance(shop);
  if (!place || shop.is_approximate) return null;
  const distance = sayKm(distanceKm(place, shop));
  return sayDistance({ distance, distance_from: here.here ? null : place.name });
}

/** Fills in a field that a reply lacks. It is marked, so that nobody takes it for a fact. */
const assumed = (text: string): string => say('{text} (not confirmed)', { text });

/** A favourite as it is shown. */
export function favouriteView(shop: Lacking<ShopRecord, 'sh_id'>) {
  const phone = shop.sh_primary_phone ?? shop.sh_phone ?? '';
  return {
    id: shop.sh_id,
    name: shop.sh_name ?? say('Unknown Shop'),
    rating: shop.sh_ratings ?? 0,
    reviewCount: shop.sh_review_count ?? 0,
    // If the distance is known to be unknown, the city says where the shop is.
    distance:
      shop.distance === undefined
        ? assumed(say('2km Away'))
        : shop.distance === null
          ? sayName(shop.sh_city ?? '')
          : sayFar(shop.distance),
    status: statusOf(shop.sh_opening_hours),
    image: shop.shopimages?.[0],
    phone,
    whatsapp: shop.sh_whatsapp_number ?? phone,
    address: shop.sh_address ?? '',
    type: shop.sh_shop_or_service ?? 'shop',
  };
}

function statusOf(hours: string | null | undefined): string {
  if (hours === undefined) return assumed(say('Open 7 am to 9 pm'));
  if (hours === null) return say('Hours not available');
  const known = readHours(hours);
  if (known?.schedule === 'full-time') return say('Open all day');
  return known
    ? say('Open {opens} to {closes}', { opens: sayTime(known.opens), closes: sayTime(known.closes) })
    : say('Open {hours}', { hours });
}
