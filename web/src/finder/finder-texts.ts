import { serviceMenu, shopMenu } from '@aaspaas/contract/shops/category-menus';

export const chips = [
  'Dry Cleaning',
  'Bookstores',
  'Grocery Store',
  'Furniture Stores',
  'Pet Shop',
  'Deep Cleaning',
] as const;

export const words = {
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

/** How a category reads; only the menus know some that read otherwise than they are searched for. */
export function labelOf(category: string): string {
  return [...shopMenu, ...serviceMenu].find(({ value }) => value === category)?.label ?? category;
}

/** 'Discover Nearby Dry Cleaning Services'; a category that says so already is not followed by it once more. */
export function headingOf(category: string, kind: keyof typeof words): string {
  const { many } = words[kind];
  const name = labelOf(category)
    .replace(new RegExp(`\\s${many.slice(0, -1)}s?$`, 'i'), '')
    .trimEnd();
  return `Discover Nearby ${name} ${many}`;
}
