import { shopPath } from '@aaspaas/contract/shops/links';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { type Hours, readHours } from '@aaspaas/contract/shops/hours';
import { readDays } from '@aaspaas/contract/shops/weekdays';

/** A shop as search engines read it (schema.org LocalBusiness). */
export function structuredDataOf(shop: ShopRecord, publicUrl: string): object {
  const hours = shop.sh_opening_hours ? readHours(shop.sh_opening_hours) : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': publicUrl + shopPath(shop),
    name: shop.sh_name,
    description: shop.sh_description,
    url: publicUrl + shopPath(shop),
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
