import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { categories } from '@aaspaas/contract/shops/categories';
import { shopDoc } from '../../search/doc';
import type { Derived, Listing } from '../../shops/listing';
import type { CityPlan } from '../words/city-plan';
import type { Locality } from '../words/localities-south';
import type { Trade } from '../words/trades/trade';
import type { Person } from './people';

export type ListingState = ShopRecord['sh_status'];

/** A row of the table `shop`, without ratings and the number of photos. */
export interface DemoShop extends Omit<Listing, 'category' | 'pinCode'>, Derived {
  readonly id: number;
  readonly ownerId: number;
  readonly status: ListingState;
  readonly statusReason: string;
  readonly paidUntil: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A row together with what it was made from. */
export interface Business {
  readonly shop: DemoShop;
  readonly owner: Person;
  readonly plan: CityPlan;
  readonly trade: Trade;
  readonly locality: Locality;
  readonly isListed: boolean;
  readonly ageInDays: number;
}

/** Adds the words that the business can be found by, which are computed from the rest. */
export function withDoc(
  shop: Omit<DemoShop, 'doc'>,
  locality: Locality,
): Pick<Business, 'shop' | 'locality'> {
  const categoryName = categories.find(({ id }) => id === shop.categoryId)?.name ?? '';
  const doc = shopDoc({ name: shop.name, categoryName, items: shop.items, area: locality.name });
  return { shop: { ...shop, doc }, locality };
}
