import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import type { Lacking } from '../api/lacking';
import { readHours, sayTime } from '@aaspaas/contract/shops/hours';

/** Fills in a field that a reply lacks. It is marked, so that nobody takes it for a fact. */
const assumed = (text: string): string => `${text} (not confirmed)`;

/** A favourite as it is shown. */
export function favouriteView(shop: Lacking<ShopRecord, 'sh_id'>) {
  const phone = shop.sh_primary_phone ?? shop.sh_phone ?? '';
  return {
    id: shop.sh_id,
    name: shop.sh_name ?? 'Unknown Shop',
    rating: shop.sh_ratings ?? 0,
    reviewCount: shop.sh_review_count ?? 0,
    // If the distance is known to be unknown, the city says where the shop is.
    distance: shop.distance === undefined ? assumed('2km Away') : (shop.distance ?? shop.sh_city ?? ''),
    status: statusOf(shop.sh_opening_hours),
    image: shop.shopimages?.[0],
    phone,
    whatsapp: shop.sh_whatsapp_number ?? phone,
    address: shop.sh_address ?? '',
    type: shop.sh_shop_or_service ?? 'shop',
  };
}

function statusOf(hours: string | null | undefined): string {
  if (hours === undefined) return assumed('Open 7 am to 9 pm');
  if (hours === null) return 'Hours not available';
  const known = readHours(hours);
  if (known?.schedule === 'full-time') return 'Open all day';
  return `Open ${known ? `${sayTime(known.opens)} to ${sayTime(known.closes)}` : hours}`;
}
