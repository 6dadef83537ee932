import { categories } from '@aaspaas/contract/shops/categories';
import { shopDoc } from '../../shops/doc';
import type { CityPlan } from './words/city-plan';
import type { Locality } from './words/localities-south';
import type { BusinessKind, Trade } from './words/trades/trade';
import type { Person } from './people';

export type ListingState =
  'pending_payment' | 'payment_submitted' | 'active' | 'expired' | 'rejected' | 'suspended';

/** A row of the table `shop`, without what reviews and pictures add. */
export interface ShopRow {
  readonly id: number;
  readonly ownerId: number;
  readonly kind: BusinessKind;
  readonly name: string;
  readonly ownerName: string;
  readonly categoryId: number;
  readonly description: string;
  readonly items: readonly string[];
  readonly address: string;
  readonly location: string;
  readonly city: string;
  readonly cityKey: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isPinned: boolean;
  readonly schedule: 'full-time' | 'part-time' | null;
  readonly opens: number | null;
  readonly closes: number | null;
  readonly days: number;
  readonly deliveryOption: string | null;
  readonly serviceArea: string | null;
  readonly phone: string;
  readonly secondPhone: string | null;
  readonly whatsapp: string;
  readonly email: string | null;
  readonly status: ListingState;
  readonly statusReason: string;
  readonly paidUntil: string | null;
  readonly doc: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A row together with what it was made from. */
export interface Business {
  readonly shop: ShopRow;
  readonly owner: Person;
  readonly plan: CityPlan;
  readonly trade: Trade;
  readonly locality: Locality;
  readonly isListed: boolean;
  readonly ageInDays: number;
}

/** The words it can be found by follow from the rest of it. */
export function withDoc(shop: Omit<ShopRow, 'doc'>, locality: Locality): Pick<Business, 'shop' | 'locality'> {
  const categoryName = categories.find(({ id }) => id === shop.categoryId)?.name ?? '';
  const doc = shopDoc({ name: shop.name, categoryName, items: shop.items, area: locality.name });
  return { shop: { ...shop, doc }, locality };
}
