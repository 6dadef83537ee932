import type { ListingState } from '@aaspaas/contract/payments/states';
import type { Derived, Listing } from '../../../api/src/shops/listing';
import type { CityPlan } from '../words/city-plan';
import type { Locality } from '../words/localities-south';
import type { Trade } from '../words/trades/trade';
import type { Person } from './people';

/** A row of the table `shop`, without ratings and the number of photos. */
export interface DemoShop extends Omit<Listing, 'category'>, Derived {
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
