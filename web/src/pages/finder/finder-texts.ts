import { serviceMenu, shopMenu } from '@aaspaas/contract/shops/category-menus';
import { say } from '../../say';

/** What people search often, and whether they mean shops or services by it. */
export const chips = [
  { label: 'Dry Cleaning', kind: 'service' },
  { label: 'Bookstores', kind: 'shop' },
  { label: 'Grocery Store', kind: 'shop' },
  { label: 'Furniture Stores', kind: 'shop' },
  { label: 'Pet Shop', kind: 'shop' },
  { label: 'Deep Cleaning', kind: 'service' },
] as const;

export const finderTexts = {
  shop: {
    many: 'Shops',
    placeholder: 'Search shops...',
    loading: 'Searching for shops...',
    empty: 'No shops found. Try a different search term.',
    failed: 'Failed to fetch shop. Try again.',
  },
  service: {
    many: 'Services',
    placeholder: 'Search services...',
    loading: 'Searching for services...',
    empty: 'No services found. Try a different search term.',
    failed: 'Failed to fetch service. Try again.',
  },
} as const;

/** The label of a category. The menus have some whose label differs from the search term. */
export function labelOf(category: string): string {
  return [...shopMenu, ...serviceMenu].find(({ value }) => value === category)?.label ?? category;
}

/** 'Discover Nearby Dry Cleaning Services'. If the category already ends with the kind, it is not repeated. */
export function headingOf(category: string, kind: keyof typeof finderTexts): string {
  const { many } = finderTexts[kind];
  const name = labelOf(category)
    .replace(new RegExp(`\\s${many.slice(0, -1)}s?$`, 'i'), '')
    .trimEnd();
  return say('Discover Nearby {name} {many}', { name, many });
}
