import { product } from '@aaspaas/contract/product';
import type { PageReplies } from '@aaspaas/contract/page';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { idOfShopPath, shopPath } from '@aaspaas/contract/shops/links';
import { type PageAnswer, type PageHead, type PageServer, replyTo } from '../../page/page-server';
import { withPrefix } from '../../current-url/language-prefix';
import type { PageUrl } from '../../current-url/url';
import { shopReads } from '../../shops/detail/shop-reads';
import { type Hours, readHours } from '@aaspaas/contract/shops/hours';
import { readDays } from '@aaspaas/contract/shops/weekdays';
import { say, sayName } from '../../say';

export const server: PageServer = {
  reads: ({ url }) => shopReads(idIn(url)),
  answer: ({ url, settings }, replies) => answer(url, settings.publicUrl, replies),
};

const idIn = ({ path }: PageUrl): number | null => idOfShopPath(path.split('/')[2] ?? '');

/** The page of a shop that is not there has no path to be known by. */
const unknown: PageAnswer = { head: { isIndexed: false } };

function answer(url: PageUrl, publicUrl: string, replies: PageReplies): PageAnswer {
  const id = idIn(url);
  if (id === null) return { ...unknown, isMissing: true };
  const reply = replyTo(listShops, { sh_id: id }, replies);
  if (!reply) return unknown;
  const [shop] = reply.list;
  if (!shop) return { ...unknown, isMissing: true };
  const path = shopPath(shop);
  return { head: headOf(shop, publicUrl), movedTo: path === url.path ? null : path };
}

function headOf(shop: ShopRecord, publicUrl: string): PageHead {
  const [image] = shop.shopimages;
  return {
    title: say('{shop}, {category} in {place} · {product}', {
      shop: shop.sh_name,
      category: say(shop.sh_category_name),
      place: sayName(shop.sh_location || shop.sh_city),
      product: product.name,
    }),
    description: shorten(shop.sh_description.replace(/\s+/g, ' ').trim(), 160),
    path: shopPath(shop),
    image: image?.si_image ?? '/og-image.png',
    isIndexed: shop.sh_status === 'active',
    structuredData: structuredDataOf(shop, publicUrl),
  };
}

/** By whole words where there are any, and never through the middle of an emoji. */
function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.replace(/[\s,;:]+\S*$/, '')}…`;
}

/** A shop as search engines read it (schema.org LocalBusiness). */
export function structuredDataOf(shop: ShopRecord, publicUrl: string): object {
  const hours = shop.sh_opening_hours ? readHours(shop.sh_opening_hours) : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': publicUrl + shopPath(shop),
    name: shop.sh_name,
    description: shop.sh_description,
    url: publicUrl + withPrefix(shopPath(shop)),
    telephone: shop.sh_primary_phone,
    image: shop.shopimages.map(({ si_image }) => publicUrl + si_image),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.sh_address,
      addressLocality: shop.sh_city,
      addressRegion: shop.sh_state,
      addressCountry: 'IN',
    },
    ...(!shop.is_approximate && {
      geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
    }),
    ...(hours && { openingHoursSpecification: openingHours(hours, shop) }),
    ...(shop.sh_ratings !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: shop.sh_ratings,
        reviewCount: shop.sh_review_count,
      },
    }),
  };
}

function openingHours(hours: Hours, { sh_working_days }: ShopRecord): object {
  const [opens, closes] = hours.schedule === 'full-time' ? [0, 1439] : [hours.opens, hours.closes];
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: readDays(sh_working_days),
    opens: clock(opens),
    closes: clock(closes),
  };
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
