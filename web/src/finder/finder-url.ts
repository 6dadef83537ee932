import { cityOfLocation } from '@aaspaas/contract/places/city-names';
import type { PageUrl } from '../navigation/url';

/** What the finder's url asks for. */
export interface FinderQuestion {
  /** The search term of the url. */
  readonly category: string;
  readonly kind: 'shop' | 'service';
  readonly city: string;
  /** The shop shown in place of the map; null for none, 'unreadable' if it is not a number. */
  readonly shop: number | 'unreadable' | null;
}

const path = '/ServiceFinder';
export const defaultCategory = 'Dry Cleaning';
export const defaultCity = 'Bangalore';

export function questionOf({ query }: PageUrl): FinderQuestion {
  return {
    category: query.get('category')?.trim() || defaultCategory,
    kind: query.get('type') === 'shop' ? 'shop' : 'service',
    city: cityOfLocation(query.get('city') ?? '') || defaultCity,
    shop: readShop(query.get('shop')),
  };
}

function readShop(text: string | null): FinderQuestion['shop'] {
  if (text === null) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 'unreadable';
}

/** The url always has the category; the rest is in it only if it differs from the defaults. */
export function finderUrl({ category, kind, city, shop }: FinderQuestion): string {
  const query = new URLSearchParams({
    category,
    ...(kind === 'shop' && { type: kind }),
    ...(city !== defaultCity && { city }),
    ...(shop !== null && { shop: String(shop) }),
  });
  return `${path}?${query}`;
}
