import { cityOfLocation } from '@aaspaas/contract/places/city-of-location';
import type { PageUrl } from '../../current-url/url';
import { listWith } from '../../search/list-urls';

/** What the finder's url asks for. */
export interface FinderQuestion {
  /** The search term of the url. */
  readonly category: string;
  readonly kind: 'shop' | 'service';
  /** As the url names it; empty if it does not. */
  readonly city: string;
  /** What a phone shows; a computer shows both. */
  readonly view: 'list' | 'map';
  /** The shop shown in place of the search; null for none, 'unreadable' if it is not a number. */
  readonly shop: number | 'unreadable' | null;
}

const defaultCategory = 'Dry Cleaning';
export const defaultCity = 'Bangalore';

export function questionOf({ query }: PageUrl): FinderQuestion {
  return {
    category: query.get('category')?.trim() || defaultCategory,
    kind: query.get('type') === 'shop' ? 'shop' : 'service',
    city: cityOfLocation(query.get('city') ?? ''),
    view: query.get('view') === 'map' ? 'map' : 'list',
    shop: readShop(query.get('shop')),
  };
}

function readShop(text: string | null): FinderQuestion['shop'] {
  if (text === null) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 'unreadable';
}

interface NewQuestion {
  readonly category?: string;
  readonly kind?: FinderQuestion['kind'];
  /** Takes the place of a chosen place. */
  readonly city?: string;
  /** The key of a place; takes the place of a city. */
  readonly at?: string;
}

/** The url of a new search. Filters and the view stay; what belongs to one list alone does not. */
export function searchUrl(url: PageUrl, { category, kind, city, at }: NewQuestion): string {
  return listWith(url, {
    category: category ?? questionOf(url).category,
    ...(kind && { type: kind === 'shop' ? kind : null }),
    ...(city && { city, at: null }),
    ...(at && { at, city: null }),
    shop: null,
    exact: null,
  });
}

/** The same search, shown otherwise: one of its shops, or its map. */
export function viewUrl(
  url: PageUrl,
  shown: { readonly shop?: number | null; readonly view?: 'list' | 'map' },
) {
  const { shop, view } = shown;
  return listWith(url, {
    category: questionOf(url).category,
    page: url.query.get('page'),
    ...(shop !== undefined && { shop: shop === null ? null : String(shop) }),
    ...(view && { view: view === 'map' ? view : null }),
  });
}
