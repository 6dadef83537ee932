import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { cityKey } from '../search/city-key';
import type { DerivedValues, ListingValues } from '../shop-rows/queries';

/** What a business says about itself, as a registration or an edit stores it. */
export interface Listing extends ListingValues {
  /** By its name; the row has its id. */
  readonly category: string;
}

/** What is computed from it, for searches. */
export type Derived = DerivedValues;

export function derivedFrom({ category, city }: Listing): Derived {
  const known = categoryNamed(category);
  if (!known) throw new Error(`there is no category ${category}`);
  return { categoryId: known.id, cityKey: cityKey(city) };
}

/** What an admin looks at again when it changes after the listing went live: by these a customer knows the shop. */
export const watchedFields = ['name', 'category', 'phone', 'secondPhone', 'whatsapp'] as const;
export type WatchedField = (typeof watchedFields)[number];
export type Watched = Readonly<Pick<Listing, WatchedField>>;
