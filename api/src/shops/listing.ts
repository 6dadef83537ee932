import { categoryNamed } from '@aaspaas/contract/shops/categories';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import type { Prices } from '@aaspaas/contract/shops/prices';
import type { DeliveryOption, ServiceArea } from '@aaspaas/contract/shops/stored-keys';
import { cityKey } from '../search/city-key';

/** What a business says about itself, as a registration or an edit stores it. */
export interface Listing {
  readonly kind: Kind;
  readonly name: string;
  readonly ownerName: string;
  /** By its name; the row has its id. */
  readonly category: string;
  readonly description: string;
  readonly items: readonly string[];
  readonly prices: Prices;
  readonly address: string;
  readonly location: string;
  readonly city: string;
  readonly state: string;
  /** Null if nobody gave one. */
  readonly pinCode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly isPinned: boolean;
  readonly schedule: 'full-time' | 'part-time' | null;
  readonly opens: number | null;
  readonly closes: number | null;
  /** As bits: Monday is 1. */
  readonly days: number;
  readonly deliveryOption: DeliveryOption | null;
  readonly serviceArea: ServiceArea | null;
  readonly phone: string;
  readonly secondPhone: string | null;
  readonly whatsapp: string | null;
  /** For mail about the shop. The email that the owner signs in with belongs to the account. */
  readonly email: string | null;
}

/** What is computed from it, for searches. */
export interface Derived {
  readonly categoryId: number;
  readonly cityKey: string;
}

export function derivedFrom({ category, city }: Listing): Derived {
  const known = categoryNamed(category);
  if (!known) throw new Error(`there is no category ${category}`);
  return { categoryId: known.id, cityKey: cityKey(city) };
}
