import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import type { Lacking } from '../../api/lacking';
import { say, sayName } from '../../say';
import { sayFar } from '../../say-time';

/** Shown if a phone number or a place is missing. */
export const notKnown = 'N/A';

/** What a card shows. If a reply lacks something, the card says that it is missing. */
export function cardOf(shop: Lacking<ShopRecord>) {
  const phone = shop.sh_primary_phone ?? notKnown;
  const whatsapp = shop.sh_whatsapp_number ?? phone;
  return {
    id: shop.sh_id,
    name: shop.sh_name ?? say('Unknown Shop'),
    /** Without one, a tile of the category is shown. */
    image: shop.shopimages?.[0],
    distance: sayDistance(shop),
    where: sayWhere(shop),
    hours: shop.sh_opening_hours ?? 'Hours not available',
    // Not shown while there are no reviews: then the card says 'New'.
    rating: shop.sh_ratings ?? 4,
    reviews: shop.sh_review_count ?? 0,
    phone,
    whatsapp,
    whatsappNumber: whatsapp,
    shopData: shop,
  };
}

/** Which part of the city, and how far; without a distance the city says where it is. */
const sayWhere = (shop: Lacking<ShopRecord>): string =>
  [sayName(shop.area ?? ''), shop.distance ? sayFar(shop.distance) : sayDistance(shop)]
    .filter(Boolean)
    .join(' · ');

/** From the chosen place, which it names, or from where one is. Without either, the city says where it is. */
export function sayDistance({ distance, distance_from: from, sh_city }: Lacking<ShopRecord>): string {
  if (!distance) return sayName(sh_city || notKnown);
  return from
    ? say('{distance} from {from}', { distance: sayFar(distance), from: sayName(from) })
    : say('{distance} away', { distance: sayFar(distance) });
}
